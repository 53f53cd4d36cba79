import { COMPANY } from '@kaagazz/domain';
import { ROLE_LABELS, type StaffRole } from '@kaagazz/domain/desk';
import { button, composeMail, greeting, largeCode, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

interface InvitationMail {
  to: string;
  name: string;
  role: StaffRole;
  joinUrl: string;
  expiresAt: Date;
}

interface CodeMail {
  to: string;
  code: string;
  expiresAt: Date;
  now: Date;
}

export function invitationMail({ to, name, role, joinUrl, expiresAt }: InvitationMail): Mail {
  const blocks = [
    greeting(name),
    paragraph(`You can now work at the desk of ${COMPANY.name} as ${ROLE_LABELS[role].toLowerCase()}.`),
    paragraph('Open this link within 7 days and create a passkey or set up an authenticator app:'),
    button('Join the desk', joinUrl),
    paragraph('This link works only once. Please don’t forward it.'),
  ];
  return composeMail({
    kind: 'desk-invitation',
    to,
    expiresAt,
    title: `Your invitation to the ${COMPANY.name} desk`,
    blocks,
  });
}

export function deskCodeMail({ to, code, expiresAt, now }: CodeMail): Mail {
  const minutes = Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000);
  const validity = minutes === 1 ? 'within the next minute' : `within the next ${minutes} minutes`;
  const blocks = [
    paragraph(
      `Your code for the desk of ${COMPANY.name}. The code works once, ${validity}, together with your authenticator app or a recovery code.`,
    ),
    largeCode(code),
    paragraph(
      'If you didn’t request this code, please tell the shop’s founder. Somebody may be trying to sign in as you.',
    ),
  ];
  return composeMail({
    kind: 'desk-code',
    to,
    expiresAt,
    title: `${code} is your ${COMPANY.name} desk code`,
    heading: 'Your desk code',
    blocks,
  });
}
