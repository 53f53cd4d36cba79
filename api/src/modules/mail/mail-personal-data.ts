import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { mailRepository as mails } from './mail.repository.ts';

/** Mails about an account that is gone: nobody needs their codes any more. */
const POINTLESS = ['code', 'account-exists', 'no-account', 'deletion-code'];

/** Which mails went out when. Not their words: those are gone once they are sent, and a subject may hold a code. */
export const mailPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    const sent = await mails.mailsTo(database, email);
    return { mails: sent.map(({ kind, createdAt, sentAt }) => ({ kind, createdAt, sentAt })) };
  },
  forget: (tx, { email }) => mails.forgetMailbox(tx, email, POINTLESS),
};
