import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { needQpdf, QpdfDocument } from '../../test/qpdf.ts';
import { BLEED, loadDesign } from '../index.ts';
import { drawPdf, measureWithFonts } from './index.ts';
import { UNCOATED_PROFILE } from './profile-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-press-'));
const measure = measureWithFonts();
const points = (mm: number) => (mm * 72) / 25.4;
const TITLE = 'Asha & <Co>';

beforeAll(needQpdf);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function drawn({ title = TITLE, name = '' } = {}): Promise<QpdfDocument> {
  const design = await loadDesign('business-cards', '1');
  const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer();
  const fields = { ...design.sample, ...(name !== '' && { fullName: name }) };
  const file = path.join(folder, 'card.pdf');
  writeFileSync(file, await drawPdf(design.draw(fields, measure, { hasLogo: true }), { title, logo }));
  return new QpdfDocument(file);
}

// These tests check individual requirements of PDF/X-4, but don't prove full conformance.
describe('a sheet as PDF/X-4', () => {
  let pdf: QpdfDocument;
  beforeAll(async () => {
    pdf = await drawn();
  });

  it('the press PDF contains no encryption, actions, scripts, annotations or attachments', () => {
    expect(pdf.header).toBe('1.6');
    expect(pdf.trailer).not.toHaveProperty('/Encrypt');
    const keys = new Set(pdf.dictionaries().flatMap((dictionary) => Object.keys(dictionary)));
    for (const key of ['/OpenAction', '/AA', '/JavaScript', '/Annots', '/EmbeddedFiles', '/AcroForm']) {
      expect(keys).not.toContain(key);
    }
  });

  it('the press PDF embeds the CMYK colour profile for uncoated paper', () => {
    const intents = pdf.at('/Root', '/OutputIntents') as string[];
    expect(intents).toHaveLength(1);
    expect(pdf.at('/Root', '/OutputIntents', 0)).toMatchObject({
      '/S': '/GTS_PDFX',
      '/OutputConditionIdentifier': 'u:FOGRA30',
      '/RegistryName': 'u:http://www.color.org',
    });

    const { '/DestOutputProfile': profile } = pdf.at('/Root', '/OutputIntents', 0) as Record<string, string>;

    expect(pdf.at('/Root', '/OutputIntents', 0, '/DestOutputProfile', '/N')).toBe(4);
    const bytes = pdf.bytes(profile);
    expect(bytes.equals(readFileSync(UNCOATED_PROFILE))).toBe(true);
    expect(bytes.toString('latin1', 12, 20)).toBe('prtrCMYK');
  });

  it.each([0, 1])('page %i of the press PDF has nested page boxes and an ICC profile for RGB colours', async (page) => {
    const { width, height } = await loadDesign('business-cards', '1');
    const at = (key: string) => pdf.at('/Root', '/Pages', '/Kids', page, key) as number[];
    const media = [0, 0, points(width + 2 * BLEED), points(height + 2 * BLEED)];
    const trim = [points(BLEED), points(BLEED), points(width + BLEED), points(height + BLEED)];

    for (const [key, box] of [
      ['/MediaBox', media],
      ['/BleedBox', media],
      ['/TrimBox', trim],
    ] as const) {
      at(key).forEach((number, index) => expect(number).toBeCloseTo(box[index] ?? NaN, 3));
    }
    const [family, profile] = pdf.at(
      ...['/Root', '/Pages', '/Kids', page, '/Resources', '/ColorSpace', '/DefaultRGB'],
    ) as string[];
    expect(family).toBe('/ICCBased');
    expect(pdf.bytes(profile).toString('latin1', 16, 20)).toBe('RGB ');
  });

  it('the press PDF embeds every font', () => {
    const fonts = pdf.dictionaries().filter((dictionary) => dictionary['/Type'] === '/FontDescriptor');

    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(Object.keys(font)).toContainEqual(expect.stringMatching(/^\/FontFile[23]?$/));
  });

  it('the press PDF’s XMP metadata names its PDF/X version', () => {
    const xmp = pdf.bytes((pdf.at('/Root') as Record<string, string>)['/Metadata']).toString();
    const textOf = (tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)`).exec(xmp)?.[1];

    expect(pdf.at('/Root', '/Metadata')).not.toHaveProperty('/Filter');
    expect(textOf('pdfxid:GTS_PDFXVersion')).toBe('PDF/X-4');
    expect(textOf('pdf:Trapped')).toBe('False');
    expect(pdf.at('/Info', '/Trapped')).toBe('/False');
    expect(textOf('rdf:li')).toBe('Asha &amp; &lt;Co&gt;');
    expect(pdf.at('/Info', '/Title')).toBe(`u:${TITLE}`);
    expect(textOf('xmp:CreateDate')).toBe('1970-01-01T00:00:00Z');
    expect(pdf.at('/Info', '/CreationDate')).toBe('u:D:19700101000000Z');
    expect(textOf('xmpMM:RenditionClass')).toBe('default');
  });

  it('the press PDF’s file identifier depends only on its content', async () => {
    const idOf = (document: QpdfDocument) => JSON.stringify(document.trailer['/ID']);

    const [again, other] = [await drawn(), await drawn({ name: 'Somebody Else' })];

    expect(idOf(again)).toBe(idOf(pdf));
    expect(idOf(other)).not.toBe(idOf(pdf));
  });
});

it('a document for the office printer has no bleed and no colour profile', async () => {
  const design = await loadDesign('marriage', '1');
  const file = path.join(folder, 'office.pdf');
  writeFileSync(file, await drawPdf(design.draw(design.sample, measure), { title: 'Invoice', forOffice: true }));
  const pdf = new QpdfDocument(file);

  expect(pdf.header).toBe('1.4');
  expect(pdf.at('/Root')).not.toHaveProperty('/OutputIntents');
  expect((pdf.at('/Root', '/Pages', '/Kids', 0, '/MediaBox') as number[])[2]).toBeCloseTo(points(design.width), 3);
});
