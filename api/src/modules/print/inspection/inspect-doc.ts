import { fileRefusal, wrongType } from './file-refusals.ts';
import { type FileFacts, Refusal } from './inspection.ts';
import { readCompoundFile } from './compound-file.ts';

/** Bit of the first block of `WordDocument` ([MS-DOC] FibBase): the text is encrypted. */
const ENCRYPTED = 0x0100;
const FLAGS_AT = 0x0a;
const WORD = 0xa5ec;

/** A DOC is a small file system: its entries say whether it is Word's, and what else is in it. */
export async function inspectDoc(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  const entries = readCompoundFile(bytes);
  const names = new Set(entries.map(({ name }) => name));
  // How Word packs a DOCX that has a password.
  if (names.has('EncryptedPackage')) throw new Refusal(fileRefusal('FILE_PROTECTED'));
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) throw new Refusal(wrongType([]));
  if (names.has('_VBA_PROJECT') || names.has('VBA') || names.has('Macros'))
    throw new Refusal(fileRefusal('FILE_MACROS'));
  const first = document.beginning;
  if (first.length < FLAGS_AT + 2 || first.readUInt16LE(0) !== WORD) throw new Refusal(fileRefusal('FILE_UNREADABLE'));
  if (first.readUInt16LE(FLAGS_AT) & ENCRYPTED) throw new Refusal(fileRefusal('FILE_PROTECTED'));
  return { pages: null, pageSize: null, pixels: null, image: null, preview: [] };
}
