import type { PrintFileRule } from '@kaagazz/domain/print';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { focusUpload } from '../upload/index.ts';
import type { OrderValues } from './blank-values.ts';

/** Brings whoever pressed the button to the first thing to mend, in the order of the form: a field, or the missing file. */
export function useFocusOnProblem(
  form: UseFormReturn<OrderValues>,
  file: PrintFileRule | null,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = form.formState;

  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    const first = element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (first?.type === 'file' && file) focusUpload(file);
    else first?.focus();
  }, [submitCount, isSubmitSuccessful, file]);

  return element;
}
