import { startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from './blank-values.ts';

/**
 * What is typed, for what follows it: price, draft, preview. They come when the letter is on the screen, and give way to the next key: drawn with
 * each key they would hold up a slow phone's keyboard by more than a frame.
 */
export function useTypedValues(form: UseFormReturn<OrderValues>): OrderValues {
  const [typed, setTyped] = useState<OrderValues>(() => form.getValues());

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => startTransition(() => setTyped({ ...values })),
      }),
    [form],
  );

  return typed;
}
