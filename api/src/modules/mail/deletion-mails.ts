import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from './mail-layout.ts';
import type { Mail } from './outbox.ts';
import { codeHtml } from './sign-in-mails.ts';

const LINK_STYLE = 'color:#2e6b3e';

/**
 * The email with the code that deletes an account. The subject says so, because nobody may take it
 * for a sign-in code.
 */
export function deletionCodeMail(mail: { to: string; code: string; expiresAt: Date; siteOrigin: string }): Mail {
  const { to, code, expiresAt, siteOrigin } = mail;
  const subject = `${code} deletes your ${COMPANY.name} account`;
  const intro = `You asked to delete your account at ${COMPANY.name}. Enter this code to delete it permanently. It works once, within the next 10 minutes.`;
  const warning =
    'If you did not request it, do not share this code. Nothing is deleted without it. Please check the devices in your profile and sign out those that you do not know:';
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

/** The last email to a deleted account. It lists what the law requires the shop to keep. */
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
      : 'We keep the parts of your orders that an invoice must show: number, products, amounts, name and postal address. We delete the phone number and email address of an open order once it is delivered.';
  const lines = [
    `Namaste ${fullname},`,
    `Your account is deleted, including your profile, your saved addresses, your sessions and your requests.`,
    kept,
    `You are welcome to create a new account at any time. If you did not delete your account, please write to ${COMPANY.email}.`,
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
