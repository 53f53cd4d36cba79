import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { fileRefusal, wrongType } from './file-refusals.ts';
import { checkPart } from './docx-parts.ts';
import { type FileFacts, Refusal } from './inspection.ts';

const MOST_ENTRIES = 3_000;
/** Bytes, all entries together. */
const MOST_UNFOLDED = 250 * 1024 * 1024;
/** So many times larger than packed; text of a long book is twenty times smaller packed. */
const MOST_GROWTH = 150;
/** Below that it is no bomb, however well it is packed. */
const HARMLESS = 20 * 1024 * 1024;
const LONGEST_PART = 4 * 1024 * 1024;

const MACROS = /(^|\/)vbaproject\.bin$|(^|\/)vbadata\.xml$/i;
/** Parts that say what the others are; they may come in pieces, which are no XML. */
const READ = /(\.rels|^\[content_types\]\.xml)($|\/)/i;

/** A DOCX is an archive: it is unfolded whole, counted, and thrown away; archives in it are not opened. */
export async function inspectDocx(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  let packed = 0;
  let unfolded = 0;
  let isDocument = false;
  const archive = await open(bytes);
  if (archive.entryCount > MOST_ENTRIES) throw tooComplex();

  for await (const entry of archive.eachEntry()) {
    const names = namesOf(entry);
    if (names.some((name) => MACROS.test(name))) throw new Refusal(fileRefusal('FILE_MACROS'));
    if (entry.isEncrypted()) throw new Refusal(fileRefusal('FILE_PROTECTED'));
    packed += entry.compressedSize;
    const isRead = names.some((name) => READ.test(name));
    const part: Buffer[] = [];
    let length = 0;
    for await (const chunk of await contentOf(archive, entry)) {
      unfolded += chunk.length;
      // What the archive says of its sizes is not believed: it is counted while it comes.
      if (unfolded > MOST_UNFOLDED || (unfolded > HARMLESS && unfolded > packed * MOST_GROWTH)) throw tooComplex();
      if (!isRead) continue;
      length += chunk.length;
      if (length > LONGEST_PART) throw tooComplex();
      part.push(chunk);
    }
    if (entry.fileName === 'word/document.xml') isDocument = true;
    if (isRead) checkPart(Buffer.concat(part));
  }
  // The caller says which types it wanted.
  if (!isDocument) throw new Refusal(wrongType([]));
  // How many pages it has only a word processor knows, and each another number.
  return { pages: null, pageSize: null, pixels: null, image: null, preview: [] };
}

/** What a part may be called by whoever opens the document: there is a place for a second name, and letters may stand as numbers. */
function namesOf({ fileName, fileNameRaw }: Entry): string[] {
  const names = [fileName, fileNameRaw.toString('latin1').replaceAll('\\', '/')];
  const letter = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return [...names, ...names.map((name) => name.replace(/%([0-9a-f]{2})/gi, letter))];
}

/** Names that lead out of the folder are refused by the library. */
function open(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, {
    lazyEntries: true,
    decodeStrings: true,
    validateEntrySizes: true,
    autoClose: true,
  });
}

function contentOf(archive: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return archive.openReadStreamPromise(entry);
}

function tooComplex(): Refusal {
  return new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
}
