import { escapeHtml } from '../escape-html.ts';
import type { ReceivedMail } from './mailbox.ts';

/**
 * Only emails with "code" in the subject contain a one-time code. Six-digit numbers in other emails
 * can be postal codes.
 */
const CODE_SUBJECT = /\bcode\b/i;
const CODE = /(?<![\w-])\d{6}(?![\w-])/;
const LINK = /https?:\/\/[^\s<>"']+/g;
const CLOCK = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

export function renderMailboxPage(mails: readonly ReceivedMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Kaagazz, local</title>
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header>
<h1>Mailbox</h1>
<p>Emails sent by this development shop, newest first. They are never delivered to real addresses.</p>
</header>
<main>
${mails.length === 0 ? '<p class="empty">No emails yet. Request a sign-in code to see one.</p>' : mails.map(renderMail).join('\n')}
</main>
</body>
</html>`;
}

function renderMail(mail: ReceivedMail): string {
  const code = CODE_SUBJECT.test(mail.subject) ? CODE.exec(mail.text)?.[0] : undefined;
  return `<article>
<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<p class="meta">to <b>${escapeHtml(mail.to)}</b> · <time datetime="${escapeHtml(mail.sentAt)}">${CLOCK.format(new Date(mail.sentAt))}</time></p>
${code ? `<p class="code">${code}</p>` : ''}
<div class="text">${withLinks(mail.text)}</div>
</article>`;
}

function withLinks(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${address}">${address}</a>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}
