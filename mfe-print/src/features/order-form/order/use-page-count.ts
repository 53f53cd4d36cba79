import type { PrintService } from '@kaagazz/domain/print';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Upload } from '../../upload/index.ts';
import type { OrderValues } from './default-values.ts';
import { pageCountOfFile } from './page-count.ts';

const PAGES = 'pages';

/** Fills the page field with the page count of the uploaded PDF. */
export function usePageCount(service: PrintService, form: UseFormReturn<OrderValues>, upload: Upload): void {
  const count = pageCountOfFile(upload);
  const hasField = service.fields.some(({ name }) => name === PAGES);

  useEffect(() => {
    if (hasField && count !== null) form.setValue(PAGES, String(count), { shouldDirty: true, shouldValidate: true });
  }, [form, hasField, count]);
}

/** Returns why fields are read-only, by field name. */
export function readOnlyReasons(upload: Upload): Record<string, string> {
  return pageCountOfFile(upload) === null ? {} : { [PAGES]: 'Counted in your PDF.' };
}
