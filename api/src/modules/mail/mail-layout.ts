import { COMPANY } from '@kaagazz/domain';

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Returns the HTML of an email. Styles are inline, because email clients remove style sheets.
 *
 * @param body HTML with all user input escaped
 */
export function mailHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6efe2;color:#3b2a1c;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:22px;letter-spacing:.02em">${escapeHtml(COMPANY.name)}</p>
<div style="background:#fffdf8;border:1px solid #e4d8c2;padding:28px 24px">${body}</div>
<p style="margin:24px 0 0;font-size:13px;color:#6b5a48">${escapeHtml(`${COMPANY.name}, ${COMPANY.city}, ${COMPANY.country}`)}</p>
</div></body></html>`;
}

/** Returns the plain text of an email with its footer. */
export function mailText(body: string): string {
  return `${body}\n\n--\n${COMPANY.name}, ${COMPANY.city}, ${COMPANY.country}\n`;
}
