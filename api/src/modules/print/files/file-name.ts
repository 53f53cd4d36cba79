/** In characters. */
const LONGEST = 120;
const FALLBACK = 'file';

/** Removes the path and invisible characters, and shortens the name to 120 characters. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const characters = Array.from(visible);
  if (characters.length <= LONGEST) return visible || FALLBACK;
  const extension = /\.\w{1,5}$/.exec(visible)?.[0] ?? '';
  return characters.slice(0, LONGEST - extension.length).join('') + extension;
}

/**
 * Returns a `Content-Disposition` header for a download, with an ASCII fallback for the name (RFC
 * 6266, RFC 8187).
 */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
