import type { ReactNode } from 'react';

import { Aside, Columns } from './form-layout.styles.ts';
import { FormPlaceholder } from './form-placeholder.tsx';
import type { InteractiveFormProps } from './interactive-form.tsx';
import { useOrderSource } from './order/use-order-source.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { useInteractiveForm } from './use-interactive-form.ts';

interface PrintOrderFormProps extends Omit<InteractiveFormProps, 'source' | 'hasAside'> {
  aside?: ReactNode;
}

export function PrintOrderForm({ aside, ...form }: PrintOrderFormProps) {
  const source = useOrderSource(form.service.id);
  const { InteractiveForm, hasFailed, retry } = useInteractiveForm();
  const hasAside = aside !== undefined;
  const isReady = source.waitsFor === null;
  const isVisitor = isReady && source.userId === null;
  const isHidden = isVisitor && source.lineId !== null;

  return (
    <Columns $hasAside={hasAside}>
      {hasAside && <Aside>{aside}</Aside>}
      {isVisitor && (InteractiveForm || hasFailed || isHidden) && (
        <SignInPrompt service={form.service} isTrial={!isHidden} />
      )}
      {isHidden ? null : InteractiveForm && isReady ? (
        <InteractiveForm key={`${source.draftKey} ${source.userId}`} {...form} source={source} hasAside={hasAside} />
      ) : (
        <FormPlaceholder
          service={form.service}
          source={source}
          hasAside={hasAside}
          hasFailed={hasFailed}
          onRetry={retry}
        />
      )}
    </Columns>
  );
}
