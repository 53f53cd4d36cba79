import { lazyPage } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { startTransition, useCallback, useEffect, useState } from 'react';

import type { InteractiveFormProps } from './interactive-form.tsx';

const load = lazyPage(
  () => import(/* webpackChunkName: "interactive-form" */ './interactive-form.tsx'),
  'InteractiveForm',
);

interface LazyForm {
  InteractiveForm: ComponentType<InteractiveFormProps> | null;
  hasFailed: boolean;
  retry: () => void;
}

export function useInteractiveForm(): LazyForm {
  const [InteractiveForm, setInteractiveForm] = useState<LazyForm['InteractiveForm']>(null);
  const [hasFailed, setFailed] = useState(false);

  const loadForm = useCallback(
    () =>
      load().then(
        (Form) => startTransition(() => setInteractiveForm(() => Form)),
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void loadForm(), [loadForm]);

  return {
    InteractiveForm,
    hasFailed,
    retry() {
      setFailed(false);
      void loadForm();
    },
  };
}
