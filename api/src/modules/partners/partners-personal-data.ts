import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { deletePartnerRequestsOf, partnerRequestsOf } from './partners.repository.ts';

/** What came in with the shopper's address as the sender's. */
export const partnersPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    return { partnerRequests: await partnerRequestsOf(database, email) };
  },
  forget: (tx, { email }) => deletePartnerRequestsOf(tx, email),
};
