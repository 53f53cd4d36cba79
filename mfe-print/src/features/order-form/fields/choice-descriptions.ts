import descriptions from './choice-descriptions.json';

/** Descriptions of choices. A key has the form `field: choice`. */
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;

export function choiceDescription(field: string, choice: string): string | undefined {
  return DESCRIPTIONS[`${field}: ${choice}`];
}
