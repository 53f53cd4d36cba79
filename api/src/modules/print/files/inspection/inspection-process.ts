import { Worker } from 'node:worker_threads';
import { fileRefusal } from '../file-refusals.ts';
import { inspectFile } from './inspect-file.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { type Drawing, type DrawingRequest, type Inspection, type InspectionRequest, Refusal } from './inspection.ts';

/**
 * The process in which files are looked at and sheets are drawn (inspector.ts). It may end at any time: by the watch on its memory, by its parent when it is
 * late, by a fault in a library. Then the file it was at is taken for broken.
 */
async function inspect(request: InspectionRequest): Promise<Inspection> {
  try {
    return { facts: await inspectFile(request) };
  } catch (error) {
    // Whatever else a library throws at a strange file means: it can't be read.
    return { refusal: error instanceof Refusal ? error.refusal : fileRefusal('FILE_UNREADABLE') };
  }
}

/** Draws, and looks at the very bytes that were drawn. */
async function draw({ sheet, logo }: DrawingRequest): Promise<Drawing> {
  try {
    // Fonts and their reader, which nobody needs for a file.
    const { drawSheet } = await import('../../proofs/draw-sheet.ts');
    const bytes = await drawSheet(sheet, logo);
    return { drawn: { bytes, facts: { type: 'pdf', ...(await inspectPdf(bytes)) } } };
  } catch (error) {
    // The message may hold words of the sheet, and goes into a log.
    return { fault: error instanceof Error ? (error.stack ?? '').split('\n').filter(isFrame).join('\n') : 'unknown' };
  }
}

function isFrame(line: string): boolean {
  return line.startsWith('    at ');
}

// In a thread of its own: what fills the memory keeps this one busy.
new Worker(new URL('./memory-watch.ts', import.meta.url)).unref();
process.on('message', (request: InspectionRequest | DrawingRequest) => {
  void ('sheet' in request ? draw(request) : inspect(request)).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
