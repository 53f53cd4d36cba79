import type { PrintService } from '@kaagazz/domain/print';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Upload } from '../upload/index.ts';
import type { OrderValues } from './blank-values.ts';
import { countedPages } from './pages-of-file.ts';

const PAGES = 'pages';

/** Fills in the pages of a PDF, which nobody has to count. */
export function usePagesOfFile(service: PrintService, form: UseFormReturn<OrderValues>, upload: Upload): void {
  const counted = countedPages(upload);
  const isAsked = service.fields.some(({ name }) => name === PAGES);

  useEffect(() => {
    if (isAsked && counted !== null) form.setValue(PAGES, String(counted), { shouldDirty: true, shouldValidate: true });
  }, [form, isAsked, counted]);
}

/** Why the pages can't be typed, by field. */
export function fixedByFile(upload: Upload): Record<string, string> {
  return countedPages(upload) === null ? {} : { [PAGES]: 'Counted in your PDF.' };
}
