import { lazyPage } from '@kaagazz/contract';
import { Button, Text } from '@kaagazz/design-system';
import { countedPieces, fileRuleFor, isSample, spareCards, suiteSize } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useId, useRef, useState } from 'react';

import { useLazyComponent } from '../../use-lazy-component.ts';
import { LazyPriceBreaks, PriceBox, usePrice } from '../price/index.ts';
import { focusUpload } from '../upload/index.ts';
import { Group } from './fields/form.styles.ts';
import { OrderFields } from './fields/order-fields.tsx';
import { QuantityField } from './fields/quantity-field.tsx';
import { QUANTITY } from './order/default-values.ts';
import { pageCount, usePageCount } from './order/page-count.ts';
import type { OrderSource } from './order/use-order-source.ts';
import { useOrderState } from './order/use-order-state.ts';
import { useSubmitOrder } from './order/use-submit-order.ts';

export interface InteractiveFormProps {
  service: PrintService;
  design?: string;
  source: OrderSource;
  hasAside: boolean;
  /** Called with all field values on mount and after each change. Must be a stable reference. */
  onValues?: (values: Readonly<Record<string, string>>) => void;
  /** Called with the selected picture's data URL. Must be a stable reference. */
  onPicture?: (picture: string | null) => void;
}

const loadRequestSent = lazyPage(
  () => import(/* webpackChunkName: "request-sent" */ './request-sent.tsx'),
  'RequestSent',
);

export function InteractiveForm({ service, design, source, hasAside, onValues, onPicture }: InteractiveFormProps) {
  const id = useId();
  const order = useOrderState(service, source);
  const { form, values, upload, isBack } = order;
  const { picture } = upload;
  const submission = useSubmitOrder({ service, design, source, order });
  const counted = countedPieces(service.id, values);
  const isOne = isSample(values);
  const quantity = isOne ? 1 : clampQuantity(service, counted?.quantity ?? (Number(values[QUANTITY]) || 0));
  const priced = {
    ...values,
    ...(counted === null && { envelopes: '' }),
    ...(counted?.field === 'groups' && { suiteSize: suiteSize(values) }),
  };
  const price = usePrice(service, { fields: priced, quantity, pages: pageCount(values, upload) });
  const wantsPrice = !source.isPaid && (price.state === 'on-request' || submission.isOnRequest);
  const setQuantity = (copies: number) =>
    form.setValue(QUANTITY, String(copies), { shouldDirty: true, shouldValidate: true });

  usePageCount(service, form, upload);
  useEffect(() => onValues?.(values), [onValues, values]);
  useEffect(() => onPicture?.(picture), [onPicture, picture]);

  const submitButton = useRef<HTMLButtonElement>(null);
  const hasFile = order.fileId !== null || upload.state.stage !== 'empty';
  const isFileMissing = fileRuleFor(service, values)?.required === true && !hasFile;
  const [firstMissing] = useState(isFileMissing ? service.file : null);
  useEffect(() => {
    if (!isBack) return;
    if (firstMissing) focusUpload(firstMissing);
    else submitButton.current?.focus();
  }, [isBack, firstMissing]);

  const { Component: RequestSent } = useLazyComponent(loadRequestSent, submission.isRequested);
  if (submission.isRequested) {
    return RequestSent ? <RequestSent onAnother={submission.startOver} /> : <Text>We have your request.</Text>;
  }

  const spare = spareCards(values);
  const each =
    counted?.field === 'groups'
      ? ' in all.'
      : `, ${values.cardsEach ?? 'one'} for each ${design === undefined ? 'name' : 'guest'}${spare > 0 ? ` and ${spare} spare` : ''}.`;
  const signedInText = `You are signed in. ${isFileMissing ? 'Choose your file' : `Check your ${service.piece[0]}`} and ${wantsPrice ? 'ask for a price' : 'add it to the cart'}.`;
  const noteId = `${id}-note`;
  const isEdit = source.lineId !== null && !source.isLineGone;
  const quantityGroup = (
    <Group>
      <legend>How many {service.piece[1]}?</legend>
      {isOne ? (
        <Text>{counted?.field === 'groups' ? 'We print one sample of each card.' : 'One printed sample.'}</Text>
      ) : counted === null ? (
        <QuantityField service={service} form={form} />
      ) : (
        <Text>{`${counted.quantity}${each}`}</Text>
      )}
      {!source.isPaid && !isOne && counted === null && (
        <LazyPriceBreaks service={service} price={price} quantity={quantity} onQuantity={setQuantity} />
      )}
    </Group>
  );
  return (
    <>
      <OrderFields
        id={id}
        service={service}
        design={design}
        order={order}
        source={source}
        problem={submission.problem}
        wantsPrice={wantsPrice}
        quantityGroup={quantityGroup}
        onSignIn={submission.signIn}
        onSubmit={() => void submission.submit(wantsPrice)}
      />
      <PriceBox
        service={isOne ? { ...service, piece: SAMPLE } : service}
        price={source.isPaid ? PAID : price}
        quantity={quantity}
        isBar={hasAside}
        invalidLines={counted?.invalidLines ?? 0}
        note={isBack ? { id: noteId, text: signedInText } : null}
        action={
          (source.isPaid || price.state !== 'paused') && (
            <Button
              ref={submitButton}
              type="submit"
              form={id}
              size="lg"
              busy={form.formState.isSubmitting}
              aria-describedby={isBack ? noteId : undefined}
            >
              {source.isPaid ? 'See the new proof' : submitLabel(wantsPrice, isEdit)}
            </Button>
          )
        }
      />
    </>
  );
}

const SAMPLE = ['printed sample', 'printed samples'] as const;
const PAID = { state: 'paid' } as const;

function submitLabel(wantsPrice: boolean, isEdit: boolean): string {
  if (wantsPrice) return 'Ask for a price';
  return isEdit ? 'Save changes' : 'Add to cart';
}

function clampQuantity({ quantity: { minimum, maximum } }: PrintService, quantity: number): number {
  return Math.min(maximum, Math.max(minimum, quantity));
}
