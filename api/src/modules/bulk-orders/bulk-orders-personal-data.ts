import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { bulkOrdersOf, deleteBulkOrdersOf } from './bulk-orders.repository.ts';

/**
 * Deletes the shopper's requests, and other people's with the shopper's email address. The export
 * shows only the shopper's own, because the others contain somebody else's data.
 */
export const bulkOrdersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const requests = await bulkOrdersOf(database, id);
    return { bulkOrderRequests: requests.map(({ userId: _owner, ...request }) => request) };
  },
  forget: (tx, person) => deleteBulkOrdersOf(tx, person),
};
