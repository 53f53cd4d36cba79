/** Characters. */
const LONGEST = 120;
/** How it is called that has no name left. */
const NAMELESS = 'file';

/**
 * What a shopper calls a file, fit to be shown and to be offered as a name to save it under: no path, no characters that are not seen
 * or turn the text around, at most 120 characters with the ending kept. Never refused: a name says nothing about what is printed.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const characters = Array.from(seen);
  if (characters.length <= LONGEST) return seen || NAMELESS;
  const ending = /\.\w{1,5}$/.exec(seen)?.[0] ?? '';
  return characters.slice(0, LONGEST - ending.length).join('') + ending;
}

/** `Content-Disposition` that saves and never shows: a plain name for old programs, the real one beside it (RFC 6266, RFC 8187). */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
