import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { mailRepository as mails } from './mail.repository.ts';

/**
 * Kinds of email that aren't sent once the account has been deleted, because they would be
 * pointless.
 */
const USELESS_KINDS = ['code', 'account-exists', 'no-account', 'deletion-code', 'cash-code'];

/** Exports only the kind and time, because the text is deleted once the email has been sent. */
export const mailPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    const sent = await mails.mailsTo(database, email);
    return { mails: sent.map(({ kind, createdAt, sentAt }) => ({ kind, createdAt, sentAt })) };
  },
  forget: (tx, { email }) => mails.forgetMailbox(tx, email, USELESS_KINDS),
};
