import { Worker } from 'node:worker_threads';
import { fileRefusal } from '../inspection/file-refusals.ts';
import { inspectFile } from '../inspection/inspect-file.ts';
import { readQrCodes } from '../inspection/read-qr-code.ts';
import { inspectPdf } from '../inspection/inspect-pdf.ts';
import { Refusal } from '../inspection/inspection.ts';
import { drawOnPaper } from '../preflight/paper-proof.ts';
import type {
  DrawingRequest,
  DrawingResult,
  InspectionRequest,
  InspectionResult,
  PaperProofRequest,
  PaperProofResult,
  PapersRequest,
  PapersResult,
} from './sandbox-messages.ts';

async function inspect(request: InspectionRequest): Promise<InspectionResult> {
  try {
    return { facts: await inspectFile(request) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.refusal : fileRefusal('FILE_UNREADABLE') };
  }
}

async function draw({ sheet, logo, paper }: DrawingRequest): Promise<DrawingResult> {
  try {
    const { drawSheet } = await import('./draw-sheet.ts');
    const { bytes, cards, problems, codes } = await drawSheet(sheet, logo);
    if (problems.length > 0) return { problems };
    const read = await readQrCodes(bytes, [...codes.keys()]);
    const hasCode = sheet.replyUrl !== null || Boolean(sheet.fields.contactCode);
    if (hasCode && codes.size === 0) return { isCodeUnreadable: true };
    if ([...codes.values()].some((code, index) => code !== read[index])) return { isCodeUnreadable: true };
    const facts = { type: 'pdf' as const, ...(await inspectPdf(bytes)) };
    const onPaper = paper && (await drawOnPaper(facts.preview, paper));
    return { drawn: { bytes, cards, facts, onPaper } };
  } catch (error) {
    return faultOf(error);
  }
}

async function showOnPaper({ pages, paper, isGrey }: PaperProofRequest): Promise<PaperProofResult> {
  try {
    return { onPaper: await drawOnPaper(pages, paper, { isGrey }) };
  } catch (error) {
    return faultOf(error);
  }
}

async function drawPapers(request: PapersRequest): Promise<PapersResult> {
  try {
    const { paperPdf } = await import('../papers/paper-pdf.ts');
    return { bytes: await paperPdf(request) };
  } catch (error) {
    return faultOf(error);
  }
}

function resultOf(request: InspectionRequest | DrawingRequest | PaperProofRequest | PapersRequest) {
  if ('sheet' in request) return draw(request);
  if ('pages' in request) return showOnPaper(request);
  return 'papers' in request ? drawPapers(request) : inspect(request);
}

// Describes an error without its message, which may quote the shopper's text.
function faultOf(error: unknown): { fault: string } {
  return { fault: error instanceof Error ? (error.stack ?? '').split('\n').filter(isFrame).join('\n') : 'unknown' };
}

function isFrame(line: string): boolean {
  return line.startsWith('    at ');
}

// Watch the memory in a worker, because a job can block the main thread.
new Worker(new URL('./memory-watch.ts', import.meta.url)).unref();
process.on('message', (request: InspectionRequest | DrawingRequest | PaperProofRequest | PapersRequest) => {
  void resultOf(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
