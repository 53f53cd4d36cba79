import { composeMail, escapeHtml, htmlLines, type MailBlock, paragraph } from '../mail/mail-layout.ts';
import { type Mail, SHOP_EMAIL } from '../mail/outbox.ts';

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top;text-align:left';

export function officeMail(kind: string, title: string, rows: readonly { label: string; value: string }[]): Mail {
  return composeMail({ kind, to: SHOP_EMAIL, title, blocks: [tableOf(rows)] });
}

/** Lays out labelled values as a table. */
export function tableOf(rows: readonly { label: string; value: string }[]): MailBlock {
  const text = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const html = rows.map(
    ({ label, value }) =>
      `<tr><th style="${CELL};white-space:nowrap">${escapeHtml(label)}</th><td style="${CELL}">${htmlLines(value)}</td></tr>`,
  );
  return { text, html: `<table style="width:100%;border-collapse:collapse">${html.join('')}</table>` };
}

/**
 * Returns the email that confirms a request to its sender. The email repeats no text from the
 * request, so that the form can't be used to send spam.
 *
 * @param thanks a sentence that names the kind of request
 */
export function receiptMail(kind: string, to: string, thanks: string): Mail {
  const blocks = [
    'Namaste,',
    `${thanks} We usually call or write back within two working days.`,
    `Would you like to add something? Write to ${SHOP_EMAIL}.`,
    'If you did not send this request, please ignore this email.',
  ].map(paragraph);
  return composeMail({ kind, to, title: "We have your request, and we'll contact you soon", blocks });
}
