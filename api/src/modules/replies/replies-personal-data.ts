import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { codesOf, deleteCodesOf } from './replies.repository.ts';
import { deleteSharedOf, sharedOf } from './sharing/shared-invitations.repository.ts';

export const repliesPersonalData: PersonalDataHolder = {
  async sections(database, { id: userId }) {
    return { replyCodes: await codesOf(database, userId), sharedInvitations: await sharedOf(database, userId) };
  },
  async forget(tx, { id: userId }) {
    await deleteCodesOf(tx, userId);
    await deleteSharedOf(tx, userId);
  },
};
