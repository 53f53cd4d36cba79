import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { checkNames } from './pdf-names.ts';

const LAUNCH = '20000 0 << /S /Launch /F (calc.exe) >>';
const HARMLESS = '20000 0 << /S /GoTo /D [ 10 0 R /Fit ] /Title (\\(a launch\\) % /) >>';
/** Whitespace between tokens. */
const gap = fc.stringMatching(/^[\0\t\n\f\r ]{1,9}$/).map((gaps) => gaps.repeat(100));
const spelled = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map(
      (coded) =>
        `/${name.replace(/./g, (letter, at: number) => (coded[at] ? `#${letter.charCodeAt(0).toString(16)}` : letter))}`,
    );
const objectStream = (content: string) =>
  fc
    .record({
      entries: fc
        .tuple(
          fc.tuple(spelled('Type'), spelled('ObjStm')),
          fc.tuple(spelled('N'), fc.constant(' 1')),
          fc.tuple(spelled('First'), fc.constant(' 8')),
          fc.tuple(
            spelled('Filter'),
            spelled('FlateDecode').chain((name) => fc.constantFrom(name, `[${name}]`, `[ ${name} ]`)),
          ),
          fc.tuple(
            spelled('Length'),
            fc.nat().map((length) => ` ${length}`),
          ),
          fc.constantFrom(['/Extends', ' 7 0 R'], ['/DecodeParms', ' null'], ['/Own', '<</Of[true]>>']),
        )
        .chain((entries) => fc.shuffledSubarray(entries, { minLength: entries.length })),
      between: gap,
      line: fc.constantFrom('\n', '\r\n'),
      level: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ entries, between, line, level }) => {
      const words = entries.map(([key, value]) => `${key}${between}${value}`).join(between);
      return Buffer.concat([
        Buffer.from(`<<${words}>>${between}stream${line}`, 'latin1'),
        deflateSync(content, { level }),
        Buffer.from(`${line}endstream`),
      ]);
    });
const soup = fc
  .array(
    fc.constantFrom(
      ...['<<', '>>', '(', ')', '[', ']', '<', '>', '\\', '%', '\n', '{', '/', 'R', '8', 'null', '#', '\xa0', '\xff'],
      ...[
        '7 0 obj',
        'endobj',
        'stream\n',
        'stream',
        'endstream',
        '/Type',
        '/ObjStm',
        '/First',
        '/Filter',
        '/F',
        'trailer',
      ],
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

describe('a compressed object stream of a PDF', () => {
  it('refuses a PDF with a compressed launch action whose name is written in hex codes', () => {
    fc.assert(
      fc.property(objectStream(LAUNCH), (object) => {
        expect(() => checkNames(makePdf({ objects: [object] }))).toThrow('FILE_ACTIVE');
      }),
    );
  });

  it('finds a launch action in a compressed PDF object surrounded by random bytes', () => {
    fc.assert(
      fc.property(soup, soup, soup, soup, (first, inside, before, after) => {
        fc.pre(!/>>[^]*stream/.test(`${inside} ${before}`));
        const object = Buffer.concat([
          Buffer.from(
            `${first}\n5 0 obj\n<< /Type /ObjStm ${inside} /N 1 /First 8 /Filter /FlateDecode ${before}>>\n`,
            'latin1',
          ),
          Buffer.from('stream\n'),
          deflateSync(LAUNCH),
          Buffer.from(`\nendstream ${after}`, 'latin1'),
        ]);
        expect(() => checkNames(makePdf({ objects: [object] }))).toThrow(/^FILE_(ACTIVE|EXTERNAL)$/);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['/First 8 /Filter /FlateDecode', '/N 1 /Filter /FlateDecode', '>> % /N 1 /First 8 /Filter /FlateDecode'])(
    'refuses a compressed object stream with the incomplete dictionary %s',
    (said) => {
      const object = Buffer.concat([
        Buffer.from(`<< /Type /ObjStm ${said} >>\nstream\n`, 'latin1'),
        deflateSync(HARMLESS),
        Buffer.from('\nendstream', 'latin1'),
      ]);

      expect(() => checkNames(makePdf({ objects: [object] }))).toThrow('FILE_ACTIVE');
    },
  );

  it('accepts a PDF whose compressed objects are harmless', () => {
    fc.assert(
      fc.property(objectStream(HARMLESS), (object) => {
        expect(() => checkNames(makePdf({ objects: [object] }))).not.toThrow();
      }),
    );
  });
});

describe('the names of a PDF', () => {
  it.each([
    ['Launch', '', 'FILE_ACTIVE'],
    ['EmbeddedFile', '', 'FILE_ACTIVE'],
    ['EmbeddedFiles', '<< >>', 'FILE_ACTIVE'],
    ['EF', '<< >>', 'FILE_ACTIVE'],
    ['XFA', '[ ]', 'FILE_ACTIVE'],
    ['XFA', '7 0 R', 'FILE_ACTIVE'],
    ['Encrypt', '7 0 R', 'FILE_PROTECTED'],
  ])('recognises the name %s in any spelling', (name, value, code) => {
    const remark = fc.stringMatching(/^[ -~]{0,300}$/).map((words) => `%${words}\r`);
    fc.assert(
      fc.property(spelled(name), fc.oneof(gap, remark), (spelling, between) => {
        expect(() => checkNames(makePdf({ catalogue: `/A << /S ${spelling}${between}${value} >>` }))).toThrow(code);
      }),
    );
  });

  it('accepts harmless PDF names that resemble forbidden ones', () => {
    const catalogue = '/Launcher 1 /EFX << >> /XFA true /Title (for /XFA and /EF, with /Encrypt)';

    expect(() => checkNames(makePdf({ catalogue }))).not.toThrow();
  });

  it('checks a malicious PDF in linear time', () => {
    for (const words of ['obj<<(', 'obj%', 'obj<</A<', 'obj<<', '/EF%', '/EF ', '/XFA 1 ', 'obj<</First 1>>stream\n']) {
      const pdf = makePdf({ objects: [words.repeat(500_000)] });
      try {
        checkNames(pdf);
      } catch (error) {
        expect(String(error)).toMatch(/FILE_(TOO_COMPLEX|ACTIVE)/);
      }
    }
  });
});
