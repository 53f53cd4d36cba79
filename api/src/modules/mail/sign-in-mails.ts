import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from './mail-layout.ts';
import type { Mail } from './outbox.ts';

interface CodeMail {
  to: string;
  code: string;
  expiresAt: Date;
}

const CODE_STYLE = 'margin:20px 0;font:700 34px/1 monospace;letter-spacing:.25em';

export function codeHtml(code: string): string {
  return `<p style="${CODE_STYLE}">${code}</p>`;
}

const IGNORE = 'If you did not request it, please ignore this email. We never ask for codes by phone or message.';

/** The email with the code for sign-up or login. */
export function codeMail({ to, code, expiresAt }: CodeMail): Mail {
  const intro = `Your code for ${COMPANY.name}. It works once, within the next 10 minutes.`;
  return withCode({ kind: 'code', to, code, expiresAt, intro, subject: `${code} is your ${COMPANY.name} code` });
}

/**
 * Sent to someone who signs up with an address that already has an account. The code signs in to
 * it.
 */
export function accountExistsMail({ to, code, expiresAt }: CodeMail): Mail {
  const intro = `You already have an account at ${COMPANY.name}. This code signs you in. It works once, within the next 10 minutes.`;
  return withCode({
    kind: 'account-exists',
    to,
    code,
    expiresAt,
    intro,
    subject: `${code} is your ${COMPANY.name} code`,
  });
}

/** Sent to someone who logs in with an address that has no account. It contains no code. */
export function noAccountMail({
  to,
  siteOrigin,
  expiresAt,
}: {
  to: string;
  siteOrigin: string;
  expiresAt: Date;
}): Mail {
  const link = `${siteOrigin}/signup`;
  const intro = `Someone tried to log in at ${COMPANY.name} with this address. It has no account yet.`;
  const title = `No ${COMPANY.name} account yet`;
  return {
    kind: 'no-account',
    to,
    subject: title,
    text: mailText(`${intro}\n\nSign up here: ${link}\n\nIf it was not you, please ignore this email.`),
    html: mailHtml(
      title,
      `<p style="margin:0">${escapeHtml(intro)}</p>
<p style="margin:20px 0"><a href="${escapeHtml(link)}" style="color:#2e6b3e">Sign up</a></p>
<p style="margin:0">If it was not you, please ignore this email.</p>`,
    ),
    expiresAt,
  };
}

function withCode(mail: CodeMail & { kind: string; subject: string; intro: string }): Mail {
  const { kind, to, subject, intro, code, expiresAt } = mail;
  return {
    kind,
    to,
    subject,
    text: mailText(`${intro}\n\n${code}\n\n${IGNORE}`),
    html: mailHtml(
      subject,
      `<p style="margin:0">${escapeHtml(intro)}</p>
${codeHtml(code)}
<p style="margin:0">${escapeHtml(IGNORE)}</p>`,
    ),
    expiresAt,
  };
}
