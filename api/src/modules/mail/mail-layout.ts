import { COMPANY } from '@kaagazz/domain';
import type { Mail } from './outbox.ts';

/** A part of an email, both as plain text and as HTML with escaped user input. */
export interface MailBlock {
  text: string;
  html: string;
}

const PARAGRAPH = 'margin:0 0 16px';

/** Lays out an email. Styles are inline, because email clients remove style sheets. */
export function composeMail({
  title,
  blocks,
  ...mail
}: Omit<Mail, 'subject' | 'text' | 'html'> & { title: string; blocks: readonly MailBlock[] }): Mail {
  const footer = `${COMPANY.name}, ${COMPANY.city}, ${COMPANY.country}`;
  return {
    ...mail,
    subject: title,
    text: `${blocks.map(({ text }) => text).join('\n\n')}\n\n--\n${footer}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6efe2;color:#3b2a1c;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:22px;letter-spacing:.02em">${escapeHtml(COMPANY.name)}</p>
<div style="background:#fffdf8;border:1px solid #e4d8c2;padding:28px 24px 12px">${blocks.map(({ html }) => html).join('\n')}</div>
<p style="margin:24px 0 0;font-size:13px;color:#6b5a48">${escapeHtml(footer)}</p>
</div></body></html>`,
  };
}

export function paragraph(text: string): MailBlock {
  return { text, html: `<p style="${PARAGRAPH}">${htmlLines(text)}</p>` };
}

export function link(label: string, href: string): MailBlock {
  const anchor = `<a href="${escapeHtml(href)}" style="color:#2e6b3e">${escapeHtml(label)}</a>`;
  return { text: `${label}: ${href}`, html: `<p style="${PARAGRAPH}">${anchor}</p>` };
}

export function largeCode(code: string): MailBlock {
  const style = 'margin:20px 0;font:700 34px/1 monospace;letter-spacing:.25em';
  return { text: code, html: `<p style="${style}">${code}</p>` };
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
