import { escapeHtml } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedLine } from './mailed-order.ts';

/** Returns a print line's options and file name as indented plain text. */
export function printDetailsText(line: MailedLine): string[] {
  return detailsOf(line).map((detail) => `  ${detail}`);
}

/**
 * Returns a print line's picture, options and file name as HTML, or an empty string for a product.
 */
export function printDetailsHtml(line: MailedLine, style: string): string {
  const picture = line.print?.image
    ? `<br><img src="cid:${cidOf(line)}" alt="" width="96" style="margin:6px 0;border:1px solid #e4d8c2">`
    : '';
  return (
    picture +
    detailsOf(line)
      .map((detail) => `<br><span style="${style}">${escapeHtml(detail)}</span>`)
      .join('')
  );
}

/** Returns the pictures that the HTML from `printDetailsHtml` embeds. */
export function printPictures(lines: readonly MailedLine[]): NonNullable<Mail['pictures']> {
  return lines.flatMap((line) => (line.print?.image ? [{ cid: cidOf(line), data: line.print.image }] : []));
}

function detailsOf({ print }: MailedLine): string[] {
  if (!print) return [];
  return [
    ...print.options.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`),
    ...(print.fileName === null ? [] : [`File: ${print.fileName}`]),
  ];
}

function cidOf({ productId }: MailedLine): string {
  return `${productId}@kaagazz`;
}
