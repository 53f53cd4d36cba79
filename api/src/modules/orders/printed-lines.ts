import { escapeHtml } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedLine } from './mailed-order.ts';

/** What is printed to order in a line: a line each. */
export function printedInText({ print }: MailedLine): string[] {
  return particularsOf(print).map((particular) => `  ${particular}`);
}

/** The same below the line's name, with its picture. */
export function printedInHtml(line: MailedLine, style: string): string {
  const { print } = line;
  if (!print) return '';
  const picture = print.image
    ? `<br><img src="cid:${cidOf(line)}" alt="" width="96" style="margin:6px 0;border:1px solid #e4d8c2">`
    : '';
  const words = particularsOf(print).map((particular) => `<br><span style="${style}">${escapeHtml(particular)}</span>`);
  return picture + words.join('');
}

/** The pictures that such lines show. */
export function picturesOf(lines: readonly MailedLine[]): NonNullable<Mail['pictures']> {
  return lines.flatMap((line) => (line.print?.image ? [{ cid: cidOf(line), data: line.print.image }] : []));
}

function particularsOf(print: MailedLine['print']): string[] {
  if (!print) return [];
  return [
    ...print.options.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`),
    ...(print.fileName === null ? [] : [`File: ${print.fileName}`]),
  ];
}

function cidOf({ productId }: MailedLine): string {
  return `${productId}@kaagazz`;
}
