import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { codesOf, deleteCodesOf } from './replies.repository.ts';

/** The RSVP codes on a host's cards. Guests' replies are deleted with them. */
export const repliesPersonalData: PersonalDataHolder = {
  async sections(database, { id: userId }) {
    return { replyCodes: await codesOf(database, userId) };
  },
  forget: (tx, { id: userId }) => deleteCodesOf(tx, userId),
};
