import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { useUpload } from '../upload/index.ts';
import type { Upload } from '../upload/index.ts';
import { keepDraft, keptDraft, newRequestId } from './order-draft.ts';
import { filledValues, orderResolver } from './order-values.ts';
import type { OrderValues } from './blank-values.ts';
import type { KnownOrder } from './use-known-order.ts';
import { useTypedValues } from './use-typed-values.ts';

export interface PrintOrderState {
  form: UseFormReturn<OrderValues>;
  /** what is typed, a step behind the keys; what is sent is the form's own */
  values: OrderValues;
  upload: Upload;
  /** under which it is sent */
  requestId: string;
}

/** A form with what is known of it: a draft of this tab, else the line that is being changed, else nothing. */
export function usePrintOrder(service: PrintService, known: KnownOrder): PrintOrderState {
  const { line, draft, userId } = known;
  const [kept] = useState(() => keptDraft(draft, userId));
  const [requestId] = useState(() => kept?.requestId ?? newRequestId());
  const fromLine = line && { ...line.fields, quantity: String(line.quantity) };
  const form = useForm<OrderValues>({
    defaultValues: filledValues(service, kept?.values ?? fromLine ?? {}),
    resolver: orderResolver(service),
    reValidateMode: 'onBlur',
    // The file stands among the fields: `useFocusOnProblem` knows it, too.
    shouldFocusError: false,
  });
  const values = useTypedValues(form);

  const fileOfLine = line?.file ?? null;
  const fileId = kept ? kept.fileId : (fileOfLine?.id ?? null);
  const isFileOfLine = fileOfLine !== null && fileOfLine.id === fileId;
  const upload = useUpload(service, isFileOfLine ? fileOfLine : null);
  const { takeUp } = upload;

  useEffect(() => {
    if (fileId !== null && !isFileOfLine && userId !== null) takeUp(fileId);
  }, [fileId, isFileOfLine, userId, takeUp]);

  const order = { form, values, upload, requestId };
  useKeptDraft(order, known, kept?.fileId ?? null);
  return order;
}

/** Whatever is typed stays in this tab until it is in the cart; and so does the file, until another one is in its place. */
function useKeptDraft(order: PrintOrderState, { draft, userId }: KnownOrder, knownFile: string | null): void {
  const { form, values, upload, requestId } = order;
  const { isDirty } = form.formState;
  const { stage } = upload.state;
  const ready = upload.state.stage === 'ready' ? upload.state.file.id : null;
  // until the server has told of the file, it is the one that was kept
  const [isTouched, setTouched] = useState(false);
  if (stage !== 'empty' && !isTouched) setTouched(true);
  const fileId = isTouched ? ready : knownFile;

  useEffect(() => {
    if (isDirty || fileId !== null) keepDraft(draft, userId, { values, fileId, requestId });
  }, [isDirty, draft, userId, values, fileId, requestId]);
}
