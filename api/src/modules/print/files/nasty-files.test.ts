import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import sharp from 'sharp';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { NASTY_DOCUMENTS, NASTY_PICTURES } from '../../../../test-support/nasty-files.ts';
import type { FileFacts } from '../inspection/inspection.ts';
import { Sandbox } from '../sandbox/sandbox.ts';
import type { InspectionResult } from '../sandbox/sandbox-messages.ts';

describe('an uploaded file', () => {
  let folder: string;
  const sandbox = new Sandbox(50_000);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-nasty-'));
  });
  afterAll(async () => {
    sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function inspect(
    bytes: Buffer,
    service: 'printbook' | 'custom-print',
    by = sandbox,
  ): Promise<InspectionResult> {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    return by.inspect({ path, types: PRINT_SERVICES[service].file?.types ?? [] });
  }

  async function factsOf(bytes: Buffer): Promise<FileFacts> {
    const inspection = await inspect(bytes, 'custom-print');
    if ('refusal' in inspection) throw new Error(inspection.refusal.code);
    return inspection.facts;
  }

  const resultOf = (inspection: InspectionResult) =>
    'refusal' in inspection
      ? inspection.refusal.code
      : (({ image: _, preview: __, ...facts }) => facts)(inspection.facts);

  it.each(Object.entries(NASTY_DOCUMENTS))(
    'detects the type of a file by its content: %s',
    async (_name, { bytes, expected }) => {
      const result = resultOf(await inspect(await bytes(), 'printbook'));

      if (typeof expected === 'string') expect(result).toBe(expected);
      else expect(result).toMatchObject(expected);
    },
  );

  it.each(Object.entries(NASTY_PICTURES))(
    'detects the type of a file by its content: %s',
    async (_name, { bytes, expected }) => {
      const result = resultOf(await inspect(await bytes(), 'custom-print'));

      if (typeof expected === 'string') expect(result).toBe(expected);
      else expect(result).toMatchObject(expected);
    },
  );

  it('tells the shopper what to do if a file’s type is unsupported', async () => {
    const inspection = await inspect(Buffer.from('hello'), 'printbook');

    expect(inspection).toEqual({
      refusal: {
        code: 'FILE_TYPE',
        message: 'We accept only PDF, DOC or DOCX files here. Save your file as one of these types and upload that.',
      },
    });
  });

  it('inspects the next file after an inspection has timed out', async () => {
    const impatient = new Sandbox(1);

    const first = await inspect(makePdf({ pages: 900 }), 'printbook', impatient);
    const second = await inspect(makePdf(), 'printbook');

    expect(resultOf(first)).toBe('FILE_UNREADABLE');
    expect(resultOf(second)).toMatchObject({ type: 'pdf', pages: 1 });
    impatient.close();
  });

  it('returns 503 if the shopper already has two inspections running', async () => {
    const path = join(folder, randomUUID());
    await writeFile(path, makePdf());
    const inspectFor = (who: string) => sandbox.inspect({ path, types: ['pdf'] }, who);

    const outcomes = await Promise.allSettled(['mallory', 'mallory', 'mallory', 'asha'].map(inspectFor));

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'FILE_CHECKS_BUSY', status: 503 } });
  });

  it('renders a preview of a PDF’s first two pages', async () => {
    const { image, preview, pageSize } = await factsOf(makePdf({ pages: 3 }));

    const [width, height] = await sizeOf(preview[0]);
    expect(pageSize).toEqual({ width: 148.2, height: 209.9 });
    expect([preview.length, width, height]).toEqual([2, 635, 900]);
    expect(image?.length).toBeLessThanOrEqual(8 * 1024);
    expect(Math.max(...(await sizeOf(image ?? '')))).toBe(320);
    const { data } = await sharp(bytesOf(preview[0]))
      .extract({ left: 200, top: 600, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  it('renders thumbnails of at most 8 KB and previews on a white background', async () => {
    const noise = await sharp({
      create: {
        width: 2000,
        height: 1500,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .jpeg()
      .toBuffer();
    const glass = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();

    expect((await factsOf(noise)).image?.length).toBeLessThanOrEqual(8 * 1024);
    const seen = await sharp(bytesOf((await factsOf(glass)).preview[0]))
      .raw()
      .toBuffer();
    expect(seen[0]).toBeGreaterThan(250);
  });
});

function bytesOf(dataUrl = ''): Buffer {
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}

async function sizeOf(dataUrl: string | undefined): Promise<[width: number, height: number]> {
  const { width, height } = await sharp(bytesOf(dataUrl)).metadata();
  return [width, height];
}
