import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { bulkOrdersOf, deleteBulkOrdersOf } from './bulk-orders.repository.ts';

/**
 * What the shopper asked for while signed in. With the account goes also what somebody else sent with this address; it is not shown,
 * because the rest of it is that sender's.
 */
export const bulkOrdersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const requests = await bulkOrdersOf(database, id);
    return { bulkOrderRequests: requests.map(({ userId: _owner, ...request }) => request) };
  },
  forget: (tx, person) => deleteBulkOrdersOf(tx, person),
};
