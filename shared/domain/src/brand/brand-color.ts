/** An account keeps a main colour and a second colour. */
export const MAXIMUM_BRAND_COLORS = 2;

export const COLOR_PROBLEM = 'Enter a colour code such as #1f7a55.';

/**
 * Returns a colour code such as `1F7A55` as `#1f7a55`, or null if the text isn't a colour code with
 * six digits.
 */
export function readColor(text: string): string | null {
  const digits = /^#?([\da-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
