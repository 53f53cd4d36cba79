import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { mailboxCodesRepository as mailboxes, nobodysMailbox, phoneMailbox } from './mailbox-codes.repository.ts';
import { sessionsRepository as sessions } from './sessions.repository.ts';
import { usersRepository as users } from './users.repository.ts';

/** The account itself, its devices, and what was noted of its codes. Called last when it is deleted: everything else points at it. */
export const authPersonalData: PersonalDataHolder = {
  async sections(database, { id, email, phone }) {
    const asked = await mailboxes.findAll(database, mailboxesOf(email, phone));
    return {
      profile: await users.byId(database, id),
      sessions: (await sessions.allOf(database, id)).map(({ userId: _owner, ...session }) => session),
      codeRequests: asked.map(({ codes: _secret, ...request }) => request),
    };
  },

  async forget(tx, { id, email, phone }) {
    // In the order in which a renewal locks, so that neither waits for the other in a circle.
    await sessions.lockOf(tx, id);
    await users.remove(tx, id);
    await mailboxes.forget(tx, mailboxesOf(email, phone));
  },
};

function mailboxesOf(email: string, phone: string | null): string[] {
  return phone === null ? [email] : [email, phoneMailbox(phone), nobodysMailbox(phone)];
}
