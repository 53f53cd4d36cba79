import type { PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { Aside, Columns } from './columns.styles.ts';
import { FormWaiting } from './form-waiting.tsx';
import { SignInDoor } from './sign-in-door.tsx';
import { useFilledForm } from './use-filled-form.ts';
import { useKnownOrder } from './use-known-order.ts';

export interface PrintOrderFormProps {
  service: PrintService;
  /** '1' to '3', where there are some */
  design?: string;
  /** what is being made: above the form on a phone, beside it at a desk, where it stays in view */
  aside?: ReactNode;
  /** told what stands in the fields, at the start and at each key. Keep it the same function. */
  onValues?: (values: Readonly<Record<string, string>>) => void;
  /** told of the picture that was chosen, as a data URL. Keep it the same function. */
  onPicture?: (picture: string | null) => void;
}

/** The form of a service of Print With Us: questions, file, price, and the way into the cart (specification §2 to §5; E1, E21). */
export function PrintOrderForm({ aside, ...form }: PrintOrderFormProps) {
  const known = useKnownOrder(form.service.id, form.design);
  const { Filled, hasFailed, retry } = useFilledForm();
  const hasAside = aside !== undefined;
  // Whoever signs in or out, and every line that is changed, begins with a form of their own.
  const whose = `${known.draft} of ${known.userId}`;

  return (
    <Columns $hasAside={hasAside}>
      {hasAside && <Aside>{aside}</Aside>}
      {/* together with the form: alone it would push down what stands in for it */}
      {(Filled || hasFailed) && known.waitsFor === null && known.userId === null && (
        <SignInDoor service={form.service} />
      )}
      {Filled && known.waitsFor === null ? (
        <Filled key={whose} {...form} known={known} hasAside={hasAside} />
      ) : (
        <FormWaiting service={form.service} known={known} hasAside={hasAside} hasFailed={hasFailed} onRetry={retry} />
      )}
    </Columns>
  );
}
