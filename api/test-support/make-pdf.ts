import { deflateSync } from 'node:zlib';

interface PdfParts {
  catalogue?: string;
  mediaBox?: string;
  pages?: number;
  objects?: readonly (string | Buffer)[];
  trailer?: string;
  content?: Buffer;
}

/** Creates a small PDF. */
export function makePdf({
  catalogue = '',
  mediaBox = '[0 0 420 595]',
  pages = 1,
  objects = [],
  trailer = '',
  content,
}: PdfParts = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 10} 0 R`);
  const shown = content ?? deflateSync('1 0 0 rg 50 50 200 200 re f');
  return writePdf(
    [
      [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
      [2, `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] /MediaBox ${mediaBox} >>`],
      [3, stream('/Filter /FlateDecode', shown)],
      ...kids.map((_, n): [number, string] => [n + 10, '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>']),
      ...objects.map((object, n): [number, string | Buffer] => [n + 10_000, object]),
    ],
    trailer,
  );
}

export function writePdf(objects: readonly (readonly [number, string | Buffer])[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let offset = parts[0]?.length ?? 0;
  let table = '';
  for (const [number, object] of objects) {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    table += `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    parts.push(whole);
    offset += whole.length;
  }
  const root = objects[0]?.[0] ?? 1;
  const size = Math.max(...objects.map(([number]) => number)) + 1;
  const end = `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

export function stream(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
