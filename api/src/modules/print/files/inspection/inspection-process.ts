import { Worker } from 'node:worker_threads';
import { fileRefusal } from '../file-refusals.ts';
import { inspectFile } from './inspect-file.ts';
import { type Inspection, type InspectionRequest, Refusal } from './inspection.ts';

/**
 * The process in which files are looked at (inspector.ts). It may end at any time: by the watch on its memory, by its parent when it is
 * late, by a fault in a library. Then the file it was at is taken for broken.
 */
async function answer(request: InspectionRequest): Promise<Inspection> {
  try {
    return { facts: await inspectFile(request) };
  } catch (error) {
    // Whatever else a library throws at a strange file means: it can't be read.
    return { refusal: error instanceof Refusal ? error.refusal : fileRefusal('FILE_UNREADABLE') };
  }
}

// In a thread of its own: what fills the memory keeps this one busy.
new Worker(new URL('./memory-watch.ts', import.meta.url)).unref();
process.on('message', (request: InspectionRequest) => {
  void answer(request).then((inspection) => process.send?.(inspection));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
