export const MAXIMUM_BRAND_COLORS = 2;

export const COLOR_PROBLEM = 'Enter a colour code such as #1f7a55.';

/** Normalises a colour code such as `1F7A55` to `#1f7a55`. Returns null for any other text. */
export function readColor(text: string): string | null {
  const digits = /^#?([\da-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
