import { COMPANY, codeLinkPath } from '@kaagazz/domain';
import { button, composeMail, greeting, largeCode, paragraph } from './mail-layout.ts';
import { type Mail, SHOP_EMAIL } from './outbox.ts';

export interface CodeMail {
  to: string;
  code: string;
  expiresAt: Date;
  siteOrigin: string;
  /** The page to open after sign-in. */
  next: string;
}

const VALIDITY = 'The code works once, within the next 10 minutes.';
const IGNORE = 'If you didn’t request this, please ignore this email. We never ask for codes by phone or message.';

/**
 * Returns the email with the code for sign-up or login. The email is the same whether or not the
 * recipient has an account.
 */
export function codeMail(mail: CodeMail): Mail {
  return signInMail('code', mail, `Your code for ${COMPANY.name}. ${VALIDITY}`);
}

/**
 * Returns the email for someone who signs up with an address that already has an account. The code
 * signs in to that account.
 */
export function accountExistsMail(mail: CodeMail): Mail {
  const intro = `You already have an account at ${COMPANY.name}. This code signs you in. ${VALIDITY}`;
  return signInMail('account-exists', mail, intro);
}

function signInMail(kind: string, { to, code, expiresAt, siteOrigin, next }: CodeMail, intro: string): Mail {
  const blocks = [
    paragraph(intro),
    largeCode(code),
    button(`Continue at ${COMPANY.name}`, `${siteOrigin}${codeLinkPath({ email: to, code, next })}`),
    paragraph(IGNORE),
  ];
  return composeMail({
    kind,
    to,
    expiresAt,
    title: `${code} is your ${COMPANY.name} code`,
    heading: 'Your code',
    blocks,
  });
}

/**
 * Returns the email with the code that deletes an account. The subject mentions the deletion, so
 * that nobody mistakes the code for a sign-in code.
 */
export function deletionCodeMail({ to, code, expiresAt, siteOrigin }: CodeMail): Mail {
  const blocks = [
    paragraph(
      `You asked to delete your account at ${COMPANY.name}. Enter this code to delete it permanently. ${VALIDITY}`,
    ),
    largeCode(code),
    paragraph(
      'If you did not request it, do not share this code. Nothing is deleted without it. Please check the devices in your profile and sign out those that you do not know.',
    ),
    button('Your profile', `${siteOrigin}/profile`),
  ];
  return composeMail({
    kind: 'deletion-code',
    to,
    expiresAt,
    title: `${code} deletes your ${COMPANY.name} account`,
    heading: 'Delete your account',
    blocks,
  });
}

/**
 * Returns the last email to a deleted account. It lists the data that the law requires the shop to
 * keep.
 */
export function accountDeletedMail(account: { to: string; fullname: string; ordersKept: number }): Mail {
  const { to, fullname, ordersKept } = account;
  const kept =
    ordersKept === 0
      ? 'You had no orders, so we have kept nothing about you.'
      : 'We keep the parts of your orders that an invoice must show: number, products, amounts, name and postal address. We delete the phone number and email address of an open order once it is delivered.';
  const blocks = [
    greeting(fullname),
    paragraph(
      'Your account is deleted, including your profile, your saved addresses, your sessions and your requests.',
    ),
    paragraph(kept),
    paragraph(
      `You are welcome to create a new account at any time. If you did not delete your account, please write to ${SHOP_EMAIL}.`,
    ),
  ];
  const title = `Your ${COMPANY.name} account is deleted`;
  return composeMail({ kind: 'account-deleted', to, title, blocks, forgetWhenDone: true });
}
