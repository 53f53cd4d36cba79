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
  values: OrderValues;
  upload: Upload;
  fileId: string | null;
  requestId: string;
  isBack: boolean;
}

export function useOrderState(service: PrintService, source: OrderSource): OrderState {
  const { line, draftKey, userId, brandColors } = source;
  const [brandColor, secondColor] = brandColors;
  const [draft] = useState(() => orderDraft(draftKey).read(userId));
  const [requestId] = useState(() => draft?.requestId ?? randomId());
  const lineValues = line && { ...line.fields, quantity: line.fields.sample || String(line.quantity) };
  const form = useForm<OrderValues>({
    defaultValues: initialOrderValues(service, draft?.values ?? lineValues ?? { brandColor, secondColor }),
    resolver: orderResolver(service),
    reValidateMode: 'onBlur',
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

function useSavedDraft(order: OrderState, { draftKey, userId }: OrderSource, draftFileId: string | null): void {
  const { form, values, upload, requestId, isBack } = order;
  const { isDirty } = form.formState;
  const { stage } = upload.state;
  const uploadedId = upload.state.stage === 'ready' ? upload.state.file.id : null;
  const [hasUploadStarted, setUploadStarted] = useState(false);
  if (stage !== 'empty' && !hasUploadStarted) setUploadStarted(true);
  const fileId = hasUploadStarted ? uploadedId : draftFileId;

  useEffect(() => {
    if (isDirty || isBack || fileId !== null) orderDraft(draftKey).save(userId, { values, fileId, requestId });
  }, [isDirty, isBack, draftKey, userId, values, fileId, requestId]);
}
