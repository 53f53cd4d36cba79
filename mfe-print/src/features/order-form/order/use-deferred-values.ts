import { startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from './default-values.ts';

export function useDeferredValues(form: UseFormReturn<OrderValues>): OrderValues {
  const [deferred, setDeferred] = useState<OrderValues>(() => form.getValues());

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => startTransition(() => setDeferred({ ...values })),
      }),
    [form],
  );

  return deferred;
}
