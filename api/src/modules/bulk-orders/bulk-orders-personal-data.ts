import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { bulkOrdersOf, deleteBulkOrdersOf } from './bulk-orders.repository.ts';

export const bulkOrdersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const requests = await bulkOrdersOf(database, id);
    return { bulkOrderRequests: requests.map(({ userId: _owner, ...request }) => request) };
  },
  forget: (tx, person) => deleteBulkOrdersOf(tx, person),
};
