import fc from 'fast-check';
import { makeDocx } from '../../../../test-support/make-zip.ts';
import { inspectDocx } from './inspect-docx.ts';

const MEANINGS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const spelled = (words: string) =>
  fc
    .array(fc.constantFrom<(code: number) => string>(asItIs, decimal, hexadecimal), {
      minLength: words.length,
      maxLength: words.length,
    })
    .map((ways) => words.replace(/./gs, (letter, at: number) => ways[at]?.(letter.charCodeAt(0)) ?? letter));
const asItIs = (code: number) => (/[&<"']/.test(String.fromCharCode(code)) ? decimal(code) : String.fromCharCode(code));
const decimal = (code: number) => `&#${code};`;
const hexadecimal = (code: number) => `&#x0${code.toString(16)};`;
const room = fc.constantFrom('', ' ', '\n', '\t \r\n');
const encoded: fc.Arbitrary<(xml: string) => Buffer> = fc.constantFrom<(xml: string) => Buffer>(
  (xml) => Buffer.from(xml),
  (xml) => Buffer.from(`\ufeff${xml}`),
  (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le'),
  (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(),
);
const partName = fc
  .tuple(fc.constantFrom('_rels/.rels', 'word/_rels/settings.xml.rels', 'word/_rels/x.rels'), fc.boolean())
  .map(([name, isLoud]) => (isLoud ? name.toUpperCase() : name));

const relationships = (types: readonly string[], target: fc.Arbitrary<string>) =>
  fc
    .record({
      type: fc.constantFrom(...types).chain((type) => spelled(`${MEANINGS}/${type}`)),
      target,
      mode: spelled('External'),
      quote: fc.constantFrom('"', "'"),
      prefix: fc.constantFrom('', 'p:', 'relationships:'),
      order: fc.shuffledSubarray(['Id', 'Type', 'Target', 'TargetMode'], { minLength: 4 }),
      before: fc.constantFrom('', '<!-- > -->', '<?word x?>', '<![CDATA[<]]>'),
      encode: encoded,
      name: partName,
      room,
    })
    .map(({ type, target: to, mode, quote, prefix, order, before, encode, name, room: space }) => {
      const values: Record<string, string> = { Id: 'r', Type: type, Target: to, TargetMode: mode };
      const attributes = order.map((key) => ` ${key}${space}=${space}${quote}${values[key] ?? ''}${quote}`).join(space);
      const declared = prefix && `xmlns:${prefix.slice(0, -1)}="urn:any"`;
      const xml = `<${prefix}Relationships ${declared}>${before}<${prefix}Relationship ${attributes}${space}/></${prefix}Relationships>`;
      return makeDocx([{ name, content: encode(xml) }]);
    });

describe('a DOCX', () => {
  const spelledTarget = fc
    .constantFrom('https://attacker.example/t', String.raw`\\attacker.example\t`, String.raw`file:///\\attacker\t`, 'a')
    .chain(spelled);

  it('refuses a DOCX that disguises an external resource with XML entities', async () => {
    await fc.assert(
      fc.asyncProperty(
        relationships(['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument', 'unheardOf'], spelledTarget),
        async (docx) => {
          await expect(inspectDocx(docx)).rejects.toThrow('FILE_EXTERNAL');
        },
      ),
    );
  });

  it('accepts a DOCX with hyperlinks', async () => {
    await fc.assert(
      fc.asyncProperty(relationships(['hyperlink'], fc.webUrl().chain(spelled)), async (docx) => {
        await expect(inspectDocx(docx)).resolves.toMatchObject({ pages: null });
      }),
    );
  });

  it('refuses a DOCX that disguises an external image as a hyperlink', async () => {
    const content = `<Relationships xmlns:p="urn:any"><Relationship Id="r" p:Type="${MEANINGS}/hyperlink" Type="${MEANINGS}/image" p:TargetMode="Internal" Target="a.png" TargetMode="External"/></Relationships>`;

    await expect(inspectDocx(makeDocx([{ name: '_rels/.rels', content }]))).rejects.toThrow('FILE_EXTERNAL');
  });

  const encodings: [string, (xml: string) => Buffer][] = [
    ['UTF-8', (xml) => Buffer.from(xml)],
    ['UTF-8 with a byte order mark', (xml) => Buffer.from(`\ufeff${xml}`)],
    ['UTF-16', (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
    ['UTF-16 in big-endian order', (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', (xml) => Buffer.from(xml, 'utf16le')],
  ];
  it.each(
    [
      'word/document.xml',
      'word/styles.xml',
      'docProps/app.xml',
      'word/media/image1.png',
      'customXml/item1.bin',
    ].flatMap((name) => encodings.map(([encoding, encode]) => ({ name, encoding, encode }))),
  )('refuses a DOCX with a DOCTYPE in $name in $encoding', async ({ name, encode }) => {
    const entities = '<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">';
    const padding = `<!-- ${'x'.repeat(200_000)} -->`;
    const content = encode(`<?xml version="1.0"?>${padding}<!DOCTYPE doc [${entities}]><doc>&b;&file;</doc>`);

    await expect(inspectDocx(makeDocx([{ name, content }]))).rejects.toThrow('FILE_TOO_COMPLEX');
  });

  it('accepts a DOCX whose text mentions a DOCTYPE', async () => {
    const content = '<w:document xmlns:w="urn:w"><w:t>&lt;!DOCTYPE html&gt;</w:t><!-- <!DOCTYPE a> --></w:document>';

    await expect(inspectDocx(makeDocx([{ name: 'word/document.xml', content }]))).resolves.toMatchObject({
      pages: null,
    });
  });
});
