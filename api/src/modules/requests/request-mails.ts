import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top;text-align:left';

export function officeMail(kind: string, title: string, rows: readonly { label: string; value: string }[]): Mail {
  return {
    kind,
    to: COMPANY.email,
    subject: title,
    text: mailText(rows.map(({ label, value }) => `${label}: ${value}`).join('\n')),
    html: mailHtml(
      title,
      `<table style="width:100%;border-collapse:collapse">${rows
        .map(
          ({ label, value }) =>
            `<tr><th style="${CELL};white-space:nowrap">${label}</th><td style="${CELL}">${htmlLines(value)}</td></tr>`,
        )
        .join('')}</table>`,
    ),
  };
}

/**
 * Confirms a request to its sender. Repeats no text of the request, so that the form can't be used
 * to send spam.
 *
 * @param thanks a sentence that names the kind of request
 */
export function receiptMail(kind: string, to: string, thanks: string): Mail {
  const title = `We have your request, and we'll contact you soon`;
  const lines = [
    'Namaste,',
    `${thanks} We usually call or write back within two working days.`,
    `Would you like to add something? Write to ${COMPANY.email}.`,
    'If you did not send this request, please ignore this email.',
  ];

  return {
    kind,
    to,
    subject: title,
    text: mailText(lines.join('\n\n')),
    html: mailHtml(title, lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')),
  };
}

function htmlLines(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}
