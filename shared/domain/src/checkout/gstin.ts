import { indianState } from '../address/indian-state.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export function normaliseGstin(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** Expects a normalised GSTIN. */
export function isGstin(gstin: string): boolean {
  const state = GSTIN.exec(gstin)?.[1];
  return state !== undefined && indianState(state) !== undefined && gstin.at(-1) === checkDigit(gstin.slice(0, -1));
}

function checkDigit(characters: string): string | undefined {
  const base = DIGITS.length;
  const sum = characters.split('').reduce((all, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS[(base - (sum % base)) % base];
}
