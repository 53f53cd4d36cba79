import { lazyPage } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { startTransition, useCallback, useEffect, useState } from 'react';

import type { FilledOrderFormProps } from './filled-order-form.tsx';

const load = lazyPage(
  () => import(/* webpackChunkName: "filled-order-form" */ './filled-order-form.tsx'),
  'FilledOrderForm',
);

interface FilledForm {
  /** `null` until its code has come */
  Filled: ComponentType<FilledOrderFormProps> | null;
  /** its code did not come */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The form's own code. Nobody can fill it in before the page is live and the session known, so it comes beside the call that asks for the session,
 * and the page is on the screen without it.
 */
export function useFilledForm(): FilledForm {
  const [Filled, setFilled] = useState<FilledForm['Filled']>(null);
  const [hasFailed, setFailed] = useState(false);

  const bring = useCallback(
    () =>
      load().then(
        (Form) => startTransition(() => setFilled(() => Form)),
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void bring(), [bring]);

  return {
    Filled,
    hasFailed,
    retry() {
      setFailed(false);
      void bring();
    },
  };
}
