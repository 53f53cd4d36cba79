import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { codesOf, deleteCodesOf } from './replies.repository.ts';

/**
 * Exports and deletes the RSVP codes on a host's cards. Deleting a code also deletes the guests'
 * replies to it.
 */
export const repliesPersonalData: PersonalDataHolder = {
  async sections(database, { id: userId }) {
    return { replyCodes: await codesOf(database, userId) };
  },
  forget: (tx, { id: userId }) => deleteCodesOf(tx, userId),
};
