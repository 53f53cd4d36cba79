import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { mailRepository as mails } from './mail.repository.ts';

const USELESS_KINDS = ['code', 'account-exists', 'no-account', 'deletion-code', 'cash-code'];

export const mailPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    const sent = await mails.mailsTo(database, email);
    return { mails: sent.map(({ kind, createdAt, sentAt }) => ({ kind, createdAt, sentAt })) };
  },
  forget: (tx, { email }) => mails.forgetMailbox(tx, email, USELESS_KINDS),
};
