import type { Upload } from '../../upload/index.ts';
import type { OrderValues } from './default-values.ts';

/** Returns the file's page count; `null` without a file and for Word documents. */
export function pageCountOfFile({ state }: Upload): number | null {
  if (state.stage === 'ready') return state.file.pages;
  return state.stage === 'sending' || state.stage === 'checking' ? state.facts.pages : null;
}

/** Returns the page count to price: the file's, or else the typed one. */
export function pageCount(values: OrderValues, upload: Upload): number | null {
  const typed = Number(values.pages);
  return pageCountOfFile(upload) ?? (Number.isInteger(typed) && typed > 0 ? typed : null);
}
