import { type Mail, SHOP_EMAIL, SITE_ORIGIN } from '../mail/outbox.ts';

export function previewHtml({ html, pictures = [] }: Mail, isDark: boolean): string {
  let shown = withAddresses(html);
  for (const { cid, data } of pictures) shown = shown.replaceAll(`cid:${cid}`, data);
  const scheme = isDark ? 'all' : 'not all';
  return shown.replace('(prefers-color-scheme: dark)', scheme);
}

export function withAddresses(text: string): string {
  return text.replaceAll(SITE_ORIGIN, '').replaceAll(SHOP_EMAIL, 'hello@kaagazz.example');
}
