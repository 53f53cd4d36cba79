import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { mailboxCodesRepository as mailboxes, mailboxWithoutAccount, phoneKey } from './mailbox-codes.repository.ts';
import { sessionsRepository as sessions } from './sessions.repository.ts';
import { usersRepository as users } from './users.repository.ts';

export const authPersonalData: PersonalDataHolder = {
  async sections(database, { id, email, phone }) {
    const requests = await mailboxes.findAll(database, mailboxesOf(email, phone));
    return {
      profile: await users.byId(database, id),
      sessions: (await sessions.allOf(database, id)).map(({ userId: _owner, ...session }) => session),
      codeRequests: requests.map(({ codes: _secret, ...request }) => request),
    };
  },

  async forget(tx, { id, email, phone }) {
    await sessions.lockOf(tx, id);
    await users.delete(tx, id);
    await mailboxes.delete(tx, mailboxesOf(email, phone));
  },
};

function mailboxesOf(email: string, phone: string | null): string[] {
  return phone === null ? [email] : [email, phoneKey(phone), mailboxWithoutAccount(phone)];
}
