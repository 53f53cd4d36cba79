import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Refusal } from './inspection.ts';

/**
 * Relationship types of hyperlinks. Hyperlinks may be external, because Word doesn't load their
 * targets until the user clicks them.
 */
const LINKS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);
const TEMPLATE = /\/attachedTemplate$/;
/**
 * Matches a local path. Such a path is allowed for a template, because Word stores the location of
 * a document's template.
 */
const LOCAL_DISK = /^(?:file:\/\/\/)?[a-z]:[\\/]/i;
/**
 * Matches URLs and network paths. Requires two characters before the colon, so that drive letters
 * such as `C:` don't match.
 */
const REMOTE = /^\s*(?:[a-z][a-z0-9+.-]+:|[\\/]{2})/i;
const MACROS = /vbaProject|wordVbaData|macroEnabled/i;

export function checkDescription(bytes: Buffer): void {
  const encoding = encodingOf(bytes);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding: declared }) => {
    if (declared && !encoding.names.test(declared)) throw new Error('wrong encoding');
  });
  parser.on('doctype', refuseDoctype);
  parser.on('opentag', checkTag);
  parser.write(new TextDecoder(encoding.decoder, { fatal: true }).decode(bytes)).close();
}

/** A DOCTYPE could define entities that read files or expand endlessly. */
function refuseDoctype(): never {
  throw new Refusal('FILE_TOO_COMPLEX');
}

/**
 * Rejects a DOCX file if an entry contains XML with a DOCTYPE, even if the entry's name doesn't end
 * in `.xml`.
 */
export class DoctypeCheck {
  readonly #parser = new SaxesParser();
  #decoder: TextDecoder | undefined;
  #isXml = false;
  #isOver = false;

  constructor() {
    this.#parser.on('doctype', refuseDoctype);
    this.#parser.on('opentagstart', () => {
      this.#isOver = true;
    });
    this.#parser.on('error', (error) => {
      if (!this.#isOver) throw error;
    });
  }

  write(chunk: Buffer): void {
    if (this.#isOver) return;
    this.#decoder ??= new TextDecoder(encodingOf(chunk).decoder);
    const text = this.#decoder.decode(chunk, { stream: true });
    const start = this.#isXml ? 0 : text.search(/\S/);
    if (start < 0) return;
    this.#isXml ||= text[start] === '<';
    if (this.#isXml) this.#parser.write(text.slice(start));
    else this.#isOver = true;
  }
}

function checkTag({ local, attributes }: SaxesTagNS): void {
  const valueOf = (name: string) => attributes[name]?.value.trim() ?? '';
  const type = valueOf('Type');
  if (MACROS.test(type) || MACROS.test(valueOf('ContentType'))) throw new Refusal('FILE_MACROS');
  if (local !== 'Relationship' || LINKS.has(type)) return;
  const target = valueOf('Target');
  if (TEMPLATE.test(type) && LOCAL_DISK.test(target)) return;
  const isExternal = valueOf('TargetMode').toLowerCase() === 'external';
  if (isExternal || REMOTE.test(target)) throw new Refusal('FILE_EXTERNAL');
}

function encodingOf(bytes: Buffer): { decoder: string; names: RegExp } {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '<\0') return { decoder: 'utf-16le', names: /^utf-16(le)?$/i };
  if (mark === '\xfe\xff' || mark === '\0<') return { decoder: 'utf-16be', names: /^utf-16(be)?$/i };
  return { decoder: 'utf-8', names: /^(utf-8|us-ascii)$/i };
}
