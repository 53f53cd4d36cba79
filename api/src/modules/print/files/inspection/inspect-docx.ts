import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { fileRefusal, wrongType } from '../file-refusals.ts';
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
/** What would be fetched when the document is opened: templates, frames, objects that are elsewhere in the net. */
const FETCHED = /Type="[^"]*\/(attachedTemplate|oleObject|frame|subDocument)"/i;
const IN_THE_NET = /Target="(https?:|ftp:|\\\\|file:\/*\\\\|\/\/)/i;

/** A DOCX is an archive: it is unfolded whole, counted, and thrown away; archives in it are not opened. */
export async function inspectDocx(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  let packed = 0;
  let unfolded = 0;
  let isDocument = false;
  const archive = await open(bytes);
  if (archive.entryCount > MOST_ENTRIES) throw tooComplex();

  for await (const entry of archive.eachEntry()) {
    if (MACROS.test(entry.fileName)) throw new Refusal(fileRefusal('FILE_MACROS'));
    if (entry.isEncrypted()) throw new Refusal(fileRefusal('FILE_PROTECTED'));
    packed += entry.compressedSize;
    const isRead = entry.fileName.endsWith('.rels') || entry.fileName === '[Content_Types].xml';
    let text = '';
    for await (const chunk of await contentOf(archive, entry)) {
      unfolded += chunk.length;
      // What the archive says of its sizes is not believed: it is counted while it comes.
      if (unfolded > MOST_UNFOLDED || (unfolded > HARMLESS && unfolded > packed * MOST_GROWTH)) throw tooComplex();
      if (isRead && text.length < LONGEST_PART) text += chunk.toString('utf8');
    }
    if (entry.fileName === 'word/document.xml') isDocument = true;
    if (/macroEnabled/i.test(text)) throw new Refusal(fileRefusal('FILE_MACROS'));
    for (const [relationship] of text.matchAll(/<Relationship\b[^>]*>/g)) {
      if (FETCHED.test(relationship) && IN_THE_NET.test(relationship)) throw new Refusal(fileRefusal('FILE_EXTERNAL'));
    }
  }
  // The caller says which types it wanted.
  if (!isDocument) throw new Refusal(wrongType([]));
  // How many pages it has only a word processor knows, and each another number.
  return { pages: null, pageSize: null, pixels: null, image: null, preview: [] };
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
