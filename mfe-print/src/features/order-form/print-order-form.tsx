import { useAuth } from '@kaagazz/contract';
import { Button, Spinner } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { PriceBox, PriceBreaks, usePrice } from '../price/index.ts';
import { CopiesField } from './copies-field.tsx';
import { Aside, Columns, Question } from './form.styles.ts';
import { OrderQuestions } from './order-questions.tsx';
import { QUANTITY } from './order-values.ts';
import type { OrderValues } from './order-values.ts';
import { pagesOf } from './pages-of-file.ts';
import { RequestSent } from './request-sent.tsx';
import { usePagesOfFile } from './use-pages-of-file.ts';
import { VisitorPart } from './visitor-part.tsx';
import { usePrintOrder } from './use-print-order.ts';
import { useSendOrder } from './use-send-order.ts';

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
export function PrintOrderForm({ service, design, aside, onValues, onPicture }: PrintOrderFormProps) {
  const { status, user } = useAuth();
  const id = useId();
  const order = usePrintOrder(service, design);
  const sender = useSendOrder(service, design, order);
  const { form, upload } = order;
  const values = useWatch({ control: form.control }) as OrderValues;
  const { picture } = upload;
  const quantity = Number(values[QUANTITY]) || 0;
  const price = usePrice(service, { fields: values, quantity, pages: pagesOf(values, upload) });
  const wantsPrice = price.state === 'on-request' || sender.isOnRequest;
  const take = (copies: number) => form.setValue(QUANTITY, String(copies), { shouldDirty: true, shouldValidate: true });

  usePagesOfFile(service, form, upload);
  useEffect(() => onValues?.(values), [onValues, values]);
  useEffect(() => onPicture?.(picture), [onPicture, picture]);

  if (sender.isAsked) return <RequestSent onAnother={sender.startAnew} />;

  const howMany = (
    <Question>
      <legend>How many {service.piece[1]}?</legend>
      <CopiesField service={service} form={form} />
      <PriceBreaks service={service} price={price} quantity={quantity} onTake={take} />
    </Question>
  );
  const isChecking = status === 'loading' || !order.isReady;
  const canOrder = !isChecking && user !== null;

  return (
    <Columns $hasAside={aside !== undefined}>
      {aside !== undefined && <Aside>{aside}</Aside>}
      {isChecking && <Spinner label={status === 'loading' ? 'Checking login status…' : 'Getting your order…'} />}
      {!isChecking && !user && <VisitorPart service={service} form={form} howMany={howMany} />}
      {canOrder && (
        <OrderQuestions
          id={id}
          service={service}
          order={order}
          size={values.size ?? values.paperSize ?? ''}
          problem={sender.problem}
          wantsPrice={wantsPrice}
          howMany={howMany}
          onSubmit={() => void sender.submit(wantsPrice)}
        />
      )}
      <PriceBox
        service={service}
        price={price}
        quantity={quantity}
        isBar={aside !== undefined}
        action={
          canOrder && (
            <Button type="submit" form={id} size="lg" busy={form.formState.isSubmitting}>
              {submitLabel(wantsPrice, order.lineId !== null && !order.isLineGone)}
            </Button>
          )
        }
      />
    </Columns>
  );
}

function submitLabel(wantsPrice: boolean, isChange: boolean): string {
  if (wantsPrice) return 'Ask for a price';
  return isChange ? 'Save changes' : 'Add to cart';
}
