import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { alertsOf, deleteAlertsOf } from './stock-alerts.repository.ts';

export const stockAlertsPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    return { stockAlerts: await alertsOf(database, email) };
  },
  forget: (tx, { email }) => deleteAlertsOf(tx, email),
};
