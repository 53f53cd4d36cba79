import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top;text-align:left';

/** A request, whole, for the office. What was typed stands there as text, markup included. */
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
            `<tr><th style="${CELL};white-space:nowrap">${label}</th><td style="${CELL}">${asText(value)}</td></tr>`,
        )
        .join('')}</table>`,
    ),
  };
}

/**
 * Tells the sender that the request has arrived. Nobody has proven that the address is theirs, so it repeats nothing that was
 * typed: the form can't be made to carry a stranger's words to somebody else's mailbox.
 *
 * @param thanks the sentence that says for what; none of the sender's words
 */
export function receiptMail(kind: string, to: string, thanks: string): Mail {
  const title = `We have your request, and we'll contact you soon`;
  const lines = [
    'Namaste,',
    `${thanks} Your request lies on our desk; a person reads it and calls or writes back, mostly within two working days.`,
    `Something to add? Write to ${COMPANY.email}.`,
    'If it was not you who asked, do nothing: we write no more than our answer.',
  ];

  return {
    kind,
    to,
    subject: title,
    text: mailText(lines.join('\n\n')),
    html: mailHtml(title, lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')),
  };
}

function asText(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}
