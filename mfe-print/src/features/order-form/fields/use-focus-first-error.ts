import type { PrintFileRule } from '@kaagazz/domain/print';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { focusUpload } from '../../upload/index.ts';
import type { OrderValues } from '../order/default-values.ts';

export function useFocusFirstError(
  form: UseFormReturn<OrderValues>,
  file: PrintFileRule | null,
): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = form.formState;

  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    const first = formRef.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (first?.type === 'file' && file) focusUpload(file);
    else first?.focus();
  }, [submitCount, isSubmitSuccessful, file]);

  return formRef;
}
