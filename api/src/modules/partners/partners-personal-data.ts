import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { deletePartnerRequestsOf, partnerRequestsOf } from './partners.repository.ts';

export const partnersPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    return { partnerRequests: await partnerRequestsOf(database, email) };
  },
  forget: (tx, { email }) => deletePartnerRequestsOf(tx, email),
};
