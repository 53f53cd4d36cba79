import type { PrintService } from '@kaagazz/domain/print';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Upload } from '../../upload/index.ts';
import type { OrderValues } from './default-values.ts';

const PAGES = 'pages';

function pageCountOfFile({ state }: Upload): number | null {
  if (state.stage === 'ready') return state.file.pages;
  return state.stage === 'sending' || state.stage === 'checking' ? state.facts.pages : null;
}

export function pageCount(values: OrderValues, upload: Upload): number | null {
  const typed = Number(values.pages);
  return pageCountOfFile(upload) ?? (Number.isInteger(typed) && typed > 0 ? typed : null);
}

export function usePageCount(service: PrintService, form: UseFormReturn<OrderValues>, upload: Upload): void {
  const count = pageCountOfFile(upload);
  const hasField = service.fields.some(({ name }) => name === PAGES);

  useEffect(() => {
    if (hasField && count !== null) form.setValue(PAGES, String(count), { shouldDirty: true, shouldValidate: true });
  }, [form, hasField, count]);
}

export function readOnlyReasons(upload: Upload): Record<string, string> {
  return pageCountOfFile(upload) === null ? {} : { [PAGES]: 'Counted in your PDF.' };
}
