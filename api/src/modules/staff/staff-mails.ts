import { COMPANY } from '@kaagazz/domain';
import { ROLE_LABELS, type StaffRole } from '@kaagazz/domain/desk';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import { codeHtml } from '../mail/sign-in-mails.ts';

interface InvitationMail {
  to: string;
  name: string;
  role: StaffRole;
  joinUrl: string;
  expiresAt: Date;
}

/** Invites a person to the desk. */
export function invitationMail({ to, name, role, joinUrl, expiresAt }: InvitationMail): Mail {
  const title = `Your invitation to the ${COMPANY.name} desk`;
  const intro = `You can now work at the desk of ${COMPANY.name} as ${ROLE_LABELS[role].toLowerCase()}.`;
  const next = 'Open this link within 7 days and create a passkey or set up an authenticator app:';
  const warning = 'The link works once. Do not forward it.';
  return {
    kind: 'desk-invitation',
    to,
    subject: title,
    text: mailText([`Namaste ${name},`, intro, `${next}\n${joinUrl}`, warning].join('\n\n')),
    html: mailHtml(
      title,
      [
        `<p style="margin:0 0 16px">${escapeHtml(`Namaste ${name},`)}</p>`,
        `<p style="margin:0 0 16px">${escapeHtml(intro)}</p>`,
        `<p style="margin:0 0 16px">${escapeHtml(next)}<br><a href="${escapeHtml(joinUrl)}" style="color:#2e6b3e">Join the desk</a></p>`,
        `<p style="margin:0">${escapeHtml(warning)}</p>`,
      ].join('\n'),
    ),
    expiresAt,
  };
}

/** The first of two codes of a sign-in at the desk. */
export function deskCodeMail({ to, code, expiresAt }: { to: string; code: string; expiresAt: Date }): Mail {
  const subject = `${code} is your ${COMPANY.name} desk code`;
  const intro = `Your code for the desk of ${COMPANY.name}. It works once, within the next 10 minutes, together with your authenticator app.`;
  const ignore = 'If you did not request it, tell the founder, because somebody is trying to sign in as you.';
  return {
    kind: 'desk-code',
    to,
    subject,
    text: mailText(`${intro}\n\n${code}\n\n${ignore}`),
    html: mailHtml(
      subject,
      `<p style="margin:0">${escapeHtml(intro)}</p>\n${codeHtml(code)}\n<p style="margin:0">${escapeHtml(ignore)}</p>`,
    ),
    expiresAt,
  };
}
