import type { Upload } from '../upload/index.ts';
import type { OrderValues } from './blank-values.ts';

/** The pages that the server counted; `null` where it can't: no file yet, or a document of Word. */
export function countedPages({ state }: Upload): number | null {
  if (state.stage === 'ready') return state.file.pages;
  return state.stage === 'sending' || state.stage === 'checking' ? state.facts.pages : null;
}

/** The pages that a price is for: those of the file, else as typed. */
export function pagesOf(values: OrderValues, upload: Upload): number | null {
  const typed = Number(values.pages);
  return countedPages(upload) ?? (Number.isInteger(typed) && typed > 0 ? typed : null);
}
