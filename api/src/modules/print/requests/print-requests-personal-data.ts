import type { PersonalDataHolder } from '../../../personal-data-holder.ts';
import { deleteRequestsOf, requestsOf } from './print-requests.repository.ts';

export const printRequestsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const requests = await requestsOf(database, id);
    return { printRequests: requests.map(({ userId: _owner, ...request }) => request) };
  },
  forget: (tx, person) => deleteRequestsOf(tx, person),
};
