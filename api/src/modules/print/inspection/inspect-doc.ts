import { type FileFacts, NO_FACTS, Refusal } from './inspection.ts';
import { readCompoundFile } from './compound-file.ts';

/** Flag in the header of the `WordDocument` stream (see FibBase in [MS-DOC]). */
const ENCRYPTED = 0x0100;
const FLAGS_AT = 0x0a;
const WORD = 0xa5ec;

export async function inspectDoc(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  const entries = readCompoundFile(bytes);
  const names = new Set(entries.map(({ name }) => name));
  // A password-protected DOCX is wrapped in a compound file.
  if (names.has('EncryptedPackage')) throw new Refusal('FILE_PROTECTED');
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) throw new Refusal('FILE_TYPE');
  if (names.has('_VBA_PROJECT') || names.has('VBA') || names.has('Macros')) throw new Refusal('FILE_MACROS');
  const first = document.firstSector;
  if (first.length < FLAGS_AT + 2 || first.readUInt16LE(0) !== WORD) throw new Refusal('FILE_UNREADABLE');
  if (first.readUInt16LE(FLAGS_AT) & ENCRYPTED) throw new Refusal('FILE_PROTECTED');
  return NO_FACTS;
}
