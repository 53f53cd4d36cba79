export const SUITE_PIECES = [
  { id: 'invitation', name: 'Invitation' },
  { id: 'save-the-date', name: 'Save the date' },
  { id: 'haldi', name: 'Haldi' },
  { id: 'mehndi', name: 'Mehndi' },
  { id: 'sangeet', name: 'Sangeet' },
  { id: 'pheras', name: 'Pheras' },
  { id: 'reception', name: 'Reception' },
  { id: 'menu', name: 'Menu' },
  { id: 'thank-you', name: 'Thank you' },
] as const;

export type SuitePieceId = (typeof SUITE_PIECES)[number]['id'];

export const MAXIMUM_TABLES = 40;
export const LONGEST_TABLE_NAME = 40;

export function linesOf(text = ''): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function tableNamesProblem(text: string): string | null {
  const names = linesOf(text);
  if (names.length > MAXIMUM_TABLES) return `One suite has at most ${MAXIMUM_TABLES} tables.`;
  const long = names.find((name) => name.length > LONGEST_TABLE_NAME);
  return long === undefined ? null : `Keep each table name within ${LONGEST_TABLE_NAME} characters: ${long}`;
}
