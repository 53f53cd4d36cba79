import { parseDelimited } from './guest-table.ts';

export const LARGEST_GUEST_FILE = 1024 * 1024;

export type GuestFile = { rows: string[][]; problem: null } | { rows: null; problem: string };

const refuse = (problem: string): GuestFile => ({ rows: null, problem });
const SAVE_AGAIN = 'Open the file in your spreadsheet program, save it as XLSX or CSV, and choose the new file.';

/** Reads a CSV file or the first sheet of an XLSX file. Detects the type from the content. */
export async function readGuestFile(file: File): Promise<GuestFile> {
  if (file.size === 0) return refuse('This file is empty. Please choose another one.');
  if (file.size > LARGEST_GUEST_FILE) {
    return refuse('This file is larger than 1 MB. Copy only the names into a new file and choose that one.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(file);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return refuse(`This is an old Excel file, or it is protected by a password. ${SAVE_AGAIN}`);
  }
  const text = decode(bytes);
  if (text.includes('\0') || text.startsWith('%PDF-')) {
    return refuse(`${file.name} is not a CSV or XLSX file. ${SAVE_AGAIN}`);
  }
  return { rows: parseDelimited(text), problem: null };
}

async function readXlsx(file: File): Promise<GuestFile> {
  try {
    // Import the `universal` build, because the web worker build violates the content security
    // policy.
    const { readSheet } = await import(/* webpackChunkName: "xlsx" */ 'read-excel-file/universal');
    const rows = await readSheet(file);
    return { rows: rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))), problem: null };
  } catch {
    return refuse(`${file.name} can’t be read as an XLSX file. ${SAVE_AGAIN}`);
  }
}

/** Decodes a CSV file. Excel saves CSV as UTF-8, UTF-16 or, in older versions, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
