import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { useUpload } from '../../upload/index.ts';
import type { Upload } from '../../upload/index.ts';
import { initialOrderValues, orderResolver } from './check-order.ts';
import type { OrderValues } from './default-values.ts';
import { randomId } from '../../../random-id.ts';
import { orderDraft } from './order-draft.ts';
import { useDeferredValues } from './use-deferred-values.ts';
import type { OrderSource } from './use-order-source.ts';

export interface OrderState {
  form: UseFormReturn<OrderValues>;
  /**
   * For display only. May lag behind the form's own values, which are the ones that are submitted.
   */
  values: OrderValues;
  upload: Upload;
  /** The file of the draft or the line, which may still be loading. Null if it has none. */
  fileId: string | null;
  /** Idempotency key for submitting the order. */
  requestId: string;
  /** Whether the shopper has just signed in to continue with this order. False after a change. */
  isBack: boolean;
}

/**
 * Initialises the form with the draft in this tab, the line being edited, or the defaults with the
 * account's brand colours, in this order of preference.
 */
export function useOrderState(service: PrintService, source: OrderSource): OrderState {
  const { line, draftKey, userId, brandColors } = source;
  const [brandColor, secondColor] = brandColors;
  const [draft] = useState(() => orderDraft(draftKey).read(userId));
  const [requestId] = useState(() => draft?.requestId ?? randomId());
  // A sample has quantity 1, so take the quantity of the whole order from its `sample` field.
  const lineValues = line && { ...line.fields, quantity: line.fields.sample || String(line.quantity) };
  const form = useForm<OrderValues>({
    defaultValues: initialOrderValues(service, draft?.values ?? lineValues ?? { brandColor, secondColor }),
    resolver: orderResolver(service),
    reValidateMode: 'onBlur',
    // Disabled, because react-hook-form does not know the file field. `useFocusFirstError` sets the
    // focus instead.
    shouldFocusError: false,
  });
  const values = useDeferredValues(form);

  const lineFile = line?.file ?? null;
  const fileId = draft ? draft.fileId : (lineFile?.id ?? null);
  const isLineFile = lineFile !== null && lineFile.id === fileId;
  const upload = useUpload(service, isLineFile ? lineFile : null);
  const { restore } = upload;

  useEffect(() => {
    if (fileId !== null && !isLineFile && userId !== null) restore(fileId);
  }, [fileId, isLineFile, userId, restore]);

  const isBack = draft?.hasToSignIn === true && userId !== null && !form.formState.isDirty;

  const order = { form, values, upload, fileId, requestId, isBack };
  useSavedDraft(order, source, draft?.fileId ?? null);
  return order;
}

/** Saves the typed values and the uploaded file as a draft until the order is submitted. */
function useSavedDraft(order: OrderState, { draftKey, userId }: OrderSource, draftFileId: string | null): void {
  const { form, values, upload, requestId, isBack } = order;
  const { isDirty } = form.formState;
  const { stage } = upload.state;
  const uploadedId = upload.state.stage === 'ready' ? upload.state.file.id : null;
  // The upload stays empty until the server has returned the draft's file. Until then, keep the
  // file id from the draft.
  const [hasUploadStarted, setUploadStarted] = useState(false);
  if (stage !== 'empty' && !hasUploadStarted) setUploadStarted(true);
  const fileId = hasUploadStarted ? uploadedId : draftFileId;

  useEffect(() => {
    // After sign-in, save the draft without `hasToSignIn`. A reload must not repeat the message.
    if (isDirty || isBack || fileId !== null) orderDraft(draftKey).save(userId, { values, fileId, requestId });
  }, [isDirty, isBack, draftKey, userId, values, fileId, requestId]);
}
