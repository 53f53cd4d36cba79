import { Button } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useId } from 'react';

import { PriceBox, PriceBreaks, usePrice } from '../price/index.ts';
import { QUANTITY } from './blank-values.ts';
import { CopiesField } from './copies-field.tsx';
import { Question } from './form.styles.ts';
import { OrderQuestions } from './order-questions.tsx';
import { pagesOf } from './pages-of-file.ts';
import type { PrintOrderFormProps } from './print-order-form.tsx';
import { RequestSent } from './request-sent.tsx';
import type { KnownOrder } from './use-known-order.ts';
import { usePagesOfFile } from './use-pages-of-file.ts';
import { usePrintOrder } from './use-print-order.ts';
import { useSendOrder } from './use-send-order.ts';
import { VisitorPart } from './visitor-part.tsx';

export interface FilledOrderFormProps extends Omit<PrintOrderFormProps, 'aside'> {
  known: KnownOrder;
  hasAside: boolean;
}

/** The form with what is known of it, and its price: for a visitor, or for a shopper (specification §4). */
export function FilledOrderForm({ service, design, known, hasAside, onValues, onPicture }: FilledOrderFormProps) {
  const id = useId();
  const order = usePrintOrder(service, known);
  const { form, values, upload } = order;
  const { picture } = upload;
  const sender = useSendOrder({ service, design, known, order });
  const quantity = withinBounds(service, Number(values[QUANTITY]) || 0);
  const price = usePrice(service, { fields: values, quantity, pages: pagesOf(values, upload) });
  const wantsPrice = price.state === 'on-request' || sender.isOnRequest;
  const take = (copies: number) => form.setValue(QUANTITY, String(copies), { shouldDirty: true, shouldValidate: true });

  usePagesOfFile(service, form, upload);
  useEffect(() => onValues?.(values), [onValues, values]);
  useEffect(() => onPicture?.(picture), [onPicture, picture]);

  if (sender.isAsked) return <RequestSent onAnother={sender.startAnew} />;

  const isChange = known.lineId !== null && !known.isLineGone;
  const canOrder = known.userId !== null;
  const howMany = (
    <Question>
      <legend>How many {service.piece[1]}?</legend>
      <CopiesField service={service} form={form} />
      <PriceBreaks service={service} price={price} quantity={quantity} onTake={take} />
    </Question>
  );
  return (
    <>
      {!canOrder && <VisitorPart service={service} form={form} howMany={howMany} />}
      {canOrder && (
        <OrderQuestions
          id={id}
          service={service}
          order={order}
          isLineGone={known.isLineGone}
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
        isBar={hasAside}
        action={
          canOrder && (
            <Button type="submit" form={id} size="lg" busy={form.formState.isSubmitting}>
              {submitLabel(wantsPrice, isChange)}
            </Button>
          )
        }
      />
    </>
  );
}

function submitLabel(wantsPrice: boolean, isChange: boolean): string {
  if (wantsPrice) return 'Ask for a price';
  return isChange ? 'Save changes' : 'Add to cart';
}

/** A number that can't be ordered has no price; shown is that of the nearest one that can. */
function withinBounds({ quantity: { minimum, maximum } }: PrintService, quantity: number): number {
  return Math.min(maximum, Math.max(minimum, quantity));
}
