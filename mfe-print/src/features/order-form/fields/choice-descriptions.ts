import descriptions from './choice-descriptions.json';

/** Keys have the form `field: choice`. */
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;

export function choiceDescription(field: string, choice: string): string | undefined {
  return DESCRIPTIONS[`${field}: ${choice}`];
}
