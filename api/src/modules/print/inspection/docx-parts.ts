import { SaxesParser, type SaxesTagNS } from 'saxes';
import { fileRefusal } from './file-refusals.ts';
import { Refusal } from './inspection.ts';

/** What links to pages say they are; those alone may lead out of a document: nothing is fetched before somebody follows them. */
const LINKS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);
const TEMPLATE = /\/attachedTemplate$/;
/** Word notes where the template was: `C:` on the machine that opens the document is nobody else's. */
const OWN_DISK = /^(?:file:\/\/\/)?[a-z]:[\\/]/i;
/** Other machines, whatever the relationship says of itself; one letter and a colon is a disk. */
const ELSEWHERE = /^\s*(?:[a-z][a-z0-9+.-]+:|[\\/]{2})/i;
const MACROS = /vbaProject|wordVbaData|macroEnabled/i;

/**
 * Looks at what a part of a DOCX says that its other parts are (`.rels`), or of which types they are (`[Content_Types].xml`). It is read as
 * XML, because each of its words can be written in a hundred ways.
 *
 * @throws Refusal; an error where it is no XML, or in an encoding that nobody may use there
 */
export function checkPart(bytes: Buffer): void {
  const encoding = encodingOf(bytes);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding: declared }) => {
    if (declared && !encoding.names.test(declared)) throw new Error('an encoding that the part does not have');
  });
  parser.on('doctype', () => {
    // Not allowed there at all; what it defines hides the words, or grows without end.
    throw new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
  });
  parser.on('opentag', checkTag);
  parser.write(new TextDecoder(encoding.decoder, { fatal: true }).decode(bytes)).close();
}

function checkTag({ local, attributes }: SaxesTagNS): void {
  // Without a prefix: another word under one is another word.
  const valueOf = (name: string) => attributes[name]?.value.trim() ?? '';
  const type = valueOf('Type');
  if (MACROS.test(type) || MACROS.test(valueOf('ContentType'))) throw new Refusal(fileRefusal('FILE_MACROS'));
  if (local !== 'Relationship' || LINKS.has(type)) return;
  const target = valueOf('Target');
  if (TEMPLATE.test(type) && OWN_DISK.test(target)) return;
  const isOutside = valueOf('TargetMode').toLowerCase() === 'external';
  if (isOutside || ELSEWHERE.test(target)) throw new Refusal(fileRefusal('FILE_EXTERNAL'));
}

/** There are two that a part may have, and the beginning of its bytes says which. */
function encodingOf(bytes: Buffer): { decoder: string; names: RegExp } {
  const beginning = bytes.toString('latin1', 0, 2);
  if (beginning === '\xff\xfe') return { decoder: 'utf-16le', names: /^utf-16(le)?$/i };
  if (beginning === '\xfe\xff') return { decoder: 'utf-16be', names: /^utf-16(be)?$/i };
  return { decoder: 'utf-8', names: /^(utf-8|us-ascii)$/i };
}
