import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Refusal } from './inspection.ts';

/**
 * Relationships that may point outside the document, because a link loads nothing until somebody
 * follows it.
 */
const LINKS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);
const TEMPLATE = /\/attachedTemplate$/;
/** Matches the path of a template on the author's disk, which Word records. */
const LOCAL_DISK = /^(?:file:\/\/\/)?[a-z]:[\\/]/i;
/** Matches a URL or network path. A single letter before the colon is a disk. */
const REMOTE = /^\s*(?:[a-z][a-z0-9+.-]+:|[\\/]{2})/i;
const MACROS = /vbaProject|wordVbaData|macroEnabled/i;

/**
 * Checks the relationships (`.rels`) or content types of a DOCX. Parses the XML, because a text
 * search would miss words that are written with entities.
 *
 * @throws Refusal, or an Error for invalid XML or a forbidden encoding
 */
export function checkPart(bytes: Buffer): void {
  const encoding = encodingOf(bytes);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding: declared }) => {
    if (declared && !encoding.names.test(declared)) throw new Error('wrong encoding');
  });
  parser.on('doctype', () => {
    // A DOCX has no DOCTYPE, and entities could hide words or expand without end.
    throw new Refusal('FILE_TOO_COMPLEX');
  });
  parser.on('opentag', checkTag);
  parser.write(new TextDecoder(encoding.decoder, { fatal: true }).decode(bytes)).close();
}

function checkTag({ local, attributes }: SaxesTagNS): void {
  // Attributes with a namespace prefix mean something else.
  const valueOf = (name: string) => attributes[name]?.value.trim() ?? '';
  const type = valueOf('Type');
  if (MACROS.test(type) || MACROS.test(valueOf('ContentType'))) throw new Refusal('FILE_MACROS');
  if (local !== 'Relationship' || LINKS.has(type)) return;
  const target = valueOf('Target');
  if (TEMPLATE.test(type) && LOCAL_DISK.test(target)) return;
  const isExternal = valueOf('TargetMode').toLowerCase() === 'external';
  if (isExternal || REMOTE.test(target)) throw new Refusal('FILE_EXTERNAL');
}

/** Returns the encoding of a part, which is UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(bytes: Buffer): { decoder: string; names: RegExp } {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return { decoder: 'utf-16le', names: /^utf-16(le)?$/i };
  if (mark === '\xfe\xff') return { decoder: 'utf-16be', names: /^utf-16(be)?$/i };
  return { decoder: 'utf-8', names: /^(utf-8|us-ascii)$/i };
}
