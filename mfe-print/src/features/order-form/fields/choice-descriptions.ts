import descriptions from './choice-descriptions.json';

/** Keyed by `field: choice`. Self-explanatory choices are omitted. */
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;

export function choiceDescription(field: string, choice: string): string | undefined {
  return DESCRIPTIONS[`${field}: ${choice}`];
}
