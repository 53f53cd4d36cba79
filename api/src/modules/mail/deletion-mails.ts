import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from './mail-layout.ts';
import type { Mail } from './outbox.ts';
import { codeHtml } from './sign-in-mails.ts';

const LINK_STYLE = 'color:#2e6b3e';

/** The code that deletes an account. It says so first: nobody shall type it in for something else. */
export function deletionCodeMail(mail: { to: string; code: string; expiresAt: Date; siteOrigin: string }): Mail {
  const { to, code, expiresAt, siteOrigin } = mail;
  const subject = `${code} deletes your ${COMPANY.name} account`;
  const intro = `You asked to delete your account at ${COMPANY.name}. Type in this code to do it for good. It works once, within the next 10 minutes.`;
  const warning =
    'If it was not you, give this code to nobody: without it nothing is deleted. Then look in your profile where you are signed in, and sign out what you do not know:';
  const link = `${siteOrigin}/profile`;

  return {
    kind: 'deletion-code',
    to,
    subject,
    text: mailText(`${intro}\n\n${code}\n\n${warning} ${link}`),
    html: mailHtml(
      subject,
      `<p style="margin:0">${escapeHtml(intro)}</p>
${codeHtml(code)}
<p style="margin:0">${escapeHtml(warning)} <a href="${escapeHtml(link)}" style="${LINK_STYLE}">${escapeHtml(link)}</a></p>`,
    ),
    expiresAt,
  };
}

/** The last mail to a mailbox whose account is gone: what went, and what the law makes the shop keep (E36). */
export function accountDeletedMail({
  to,
  fullname,
  ordersKept,
}: {
  to: string;
  fullname: string;
  ordersKept: number;
}): Mail {
  const subject = `Your ${COMPANY.name} account is deleted`;
  const kept =
    ordersKept === 0
      ? 'You had no orders, so we keep nothing about you.'
      : 'Of your orders we keep what an invoice must show: number, products, amounts, name and postal address. Phone number and e-mail address of an order that is still on its way go when it has arrived.';
  const lines = [
    `Namaste ${fullname},`,
    `Your account is deleted: your profile, your saved addresses, where you were signed in and your requests are gone.`,
    kept,
    `You are welcome back at any time; you would begin with a new account. If it was not you who deleted it, write to ${COMPANY.email}.`,
  ];

  return {
    kind: 'account-deleted',
    to,
    subject,
    text: mailText(lines.join('\n\n')),
    html: mailHtml(subject, lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')),
    forgetWhenDone: true,
  };
}
