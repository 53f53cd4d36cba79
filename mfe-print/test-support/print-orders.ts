import { del, get, post, put, reply, server } from '@kaagazz/testing';
import type { PrintFile, PrintLine } from '@kaagazz/api-schema';
import type { PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';

const PIXEL = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

export function pdf(pages = 24): File {
  const text = `%PDF-1.7\n1 0 obj << /Type /Pages /Kids [] /Count ${pages} >> endobj\n`;
  return new File([text], 'stories.pdf', { type: 'application/pdf' });
}

export function printFile(more: Partial<PrintFile> = {}): PrintFile {
  return {
    id: 'f1',
    name: 'stories.pdf',
    size: 2_516_582,
    type: 'pdf',
    state: 'ready',
    pages: 24,
    pageSize: { width: 210, height: 297 },
    pixels: null,
    sha256: 'ab'.repeat(32),
    image: PIXEL,
    preview: [PIXEL],
    ...more,
  };
}

export function printLine(more: Partial<PrintLine> = {}): PrintLine {
  return {
    id: 'print_1',
    service: 'printbook',
    design: null,
    title: 'Print book: Nani’s stories',
    fields: {
      bookType: 'Story Book',
      size: 'A5',
      coverType: 'Softcover',
      customTitle: 'Nani’s stories',
      pages: '24',
      notes: '',
    },
    quantity: 3,
    price: 420,
    image: PIXEL,
    options: [
      { label: 'Size', value: 'A5' },
      { label: 'Cover', value: 'Softcover' },
    ],
    file: printFile(),
    proof: { sha256: 'ab'.repeat(32), approvedAt: null },
    state: 'cart',
    revises: null,
    editPath: '/printbook?line=print_1',
    proofPath: '/print-proof/print_1',
    createdAt: '2026-11-21T10:00:00.000Z',
    ...more,
  };
}

export function servePrices(rows: PrintPriceRow[] = TWO_BREAKS): void {
  server.use(get('/api/print/prices/:service', ({ params }) => ({ success: true, service: params.service, rows })));
}

const TWO_BREAKS: PrintPriceRow[] = [
  { options: {}, per: 'piece', from: 1, price: 42 },
  { options: {}, per: 'piece', from: 100, price: 38 },
];

export function acceptUploads(found: PrintFile = printFile(), partSize = 256 * 1024): void {
  server.use(
    post('/api/print/files', ({ body }) => {
      const { size } = body as { size: number };
      return reply(201, { success: true, file: { id: found.id, partSize, parts: Math.ceil(size / partSize) } });
    }),
    put('/api/print/files/:id/parts/:part', { success: true }),
    post('/api/print/files/:id/complete', { success: true, file: found }),
    get('/api/print/files/:id', { success: true, file: found }),
    del('/api/print/files/:id', { success: true }),
  );
}

export function acceptLines(price = 42): void {
  server.use(
    post('/api/print/lines', ({ body }) => {
      const { service, fields, quantity } = body as {
        service: PrintServiceId;
        fields: PrintLine['fields'];
        quantity: number;
      };
      return reply(201, { success: true, line: printLine({ service, fields, quantity, price }) });
    }),
  );
}

export function bodiesPostedTo(path: string): unknown[] {
  return server.requests
    .filter((request) => request.path === path && request.method === 'POST')
    .map(({ body }) => body);
}
