import { COMPANY, codeLinkPath } from '@kaagazz/domain';
import { editableMail } from './editable-mail.ts';
import { button, greeting, largeCode, paragraph } from './mail-layout.ts';
import type { Mail } from './outbox.ts';

export interface CodeMail {
  to: string;
  code: string;
  expiresAt: Date;
  siteOrigin: string;
  next: string;
}

export function codeMail(mail: CodeMail): Mail {
  return signInMail('code', mail);
}

export function accountExistsMail(mail: CodeMail): Mail {
  return signInMail('account-exists', mail);
}

function signInMail(kind: 'code' | 'account-exists', { to, code, expiresAt, siteOrigin, next }: CodeMail): Mail {
  const page = `${siteOrigin}${codeLinkPath({ email: to, code, next })}`;
  return editableMail(kind, {
    to,
    expiresAt,
    values: { code, shop: COMPANY.name },
    blocks: (texts) => [...texts.news, largeCode(code), button(`Continue at ${COMPANY.name}`, page), ...texts.next],
  });
}

/** The subject mentions the deletion, so that nobody mistakes the code for a sign-in code. */
export function deletionCodeMail({ to, code, expiresAt, siteOrigin }: CodeMail): Mail {
  return editableMail('deletion-code', {
    to,
    expiresAt,
    values: { code, shop: COMPANY.name },
    blocks: ({ news, next }) => [...news, largeCode(code), ...next, button('Your profile', `${siteOrigin}/profile`)],
  });
}

export function accountDeletedMail(account: { to: string; fullname: string; ordersKept: number }): Mail {
  const { to, fullname, ordersKept } = account;
  const kept =
    ordersKept === 0
      ? 'You had no orders, so we have not kept any of your data.'
      : 'We keep the parts of your orders that an invoice must show: number, products, amounts, name and postal address. We delete the phone number and email address of an open order once it is delivered.';
  return editableMail('account-deleted', {
    to,
    forgetWhenDone: true,
    values: { shop: COMPANY.name },
    blocks: ({ news, next }) => [greeting(fullname), ...news, paragraph(kept), ...next],
  });
}
