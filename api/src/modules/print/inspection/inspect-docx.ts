import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { checkDescription, DoctypeCheck } from './docx-parts.ts';
import { type FileFacts, NO_FACTS, Refusal } from './inspection.ts';

const MOST_ENTRIES = 3_000;
const MOST_UNPACKED = 250 * 1024 * 1024;
/** Highest accepted compression ratio. Long texts compress at about 20:1. */
const HIGHEST_RATIO = 150;
const HARMLESS = 20 * 1024 * 1024;
const LONGEST_PART = 4 * 1024 * 1024;

const MACROS = /(^|\/)vbaproject\.bin$|(^|\/)vbadata\.xml$/i;
/**
 * Also matches the pieces into which an OPC package can split a file, such as
 * `_rels/.rels/[0].piece`.
 */
const DESCRIPTION = /(\.rels|^\[content_types\]\.xml)($|\/)/i;

/** Unpacks every entry of a DOCX file, because the sizes in the ZIP directory can be forged. */
export async function inspectDocx(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  let packed = 0;
  let unpacked = 0;
  let isDocument = false;
  const archive = await open(bytes);
  if (archive.entryCount > MOST_ENTRIES) throw new Refusal('FILE_TOO_COMPLEX');

  for await (const entry of archive.eachEntry()) {
    const names = namesOf(entry);
    if (names.some((name) => MACROS.test(name))) throw new Refusal('FILE_MACROS');
    if (entry.isEncrypted()) throw new Refusal('FILE_PROTECTED');
    packed += entry.compressedSize;
    const isRead = names.some((name) => DESCRIPTION.test(name));
    const part: Buffer[] = [];
    let length = 0;
    const doctype = new DoctypeCheck();
    const content: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
    for await (const chunk of content) {
      unpacked += chunk.length;
      if (unpacked > MOST_UNPACKED || (unpacked > HARMLESS && unpacked > packed * HIGHEST_RATIO))
        throw new Refusal('FILE_TOO_COMPLEX');
      doctype.write(chunk);
      if (!isRead) continue;
      length += chunk.length;
      if (length > LONGEST_PART) throw new Refusal('FILE_TOO_COMPLEX');
      part.push(chunk);
    }
    if (entry.fileName === 'word/document.xml') isDocument = true;
    if (isRead) checkDescription(Buffer.concat(part));
  }
  if (!isDocument) throw new Refusal('FILE_TYPE');
  return NO_FACTS;
}

function namesOf({ fileName, fileNameRaw }: Entry): string[] {
  const names = [fileName, fileNameRaw.toString('latin1').replaceAll('\\', '/')];
  const letter = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return [...names, ...names.map((name) => name.replace(/%([0-9a-f]{2})/gi, letter))];
}

function open(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, {
    lazyEntries: true,
    decodeStrings: true,
    validateEntrySizes: true,
    autoClose: true,
  });
}
