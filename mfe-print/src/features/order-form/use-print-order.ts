import { useAuth } from '@kaagazz/contract';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { useUpload } from '../upload/index.ts';
import type { Upload } from '../upload/index.ts';
import { useLineQuery } from './order.api.ts';
import { draftKey, keepDraft, keptDraft } from './order-draft.ts';
import { filledValues, orderResolver } from './order-values.ts';
import type { OrderValues } from './order-values.ts';

export interface PrintOrderState {
  form: UseFormReturn<OrderValues>;
  upload: Upload;
  /** name under which this tab keeps it */
  draft: string;
  /** the line that is being changed */
  lineId: string | null;
  /** what is known is in the form: it may be shown */
  isReady: boolean;
  /** the line that should be changed is not there */
  isLineGone: boolean;
}

/** A form with what is known of it: a draft of this tab, else the line that is being changed, else nothing. */
export function usePrintOrder(service: PrintService, design: string | undefined): PrintOrderState {
  const { status, user } = useAuth();
  const [search] = useSearchParams();
  const lineId = search.get('line');
  const userId = user?._id ?? null;
  const draft = draftKey(service.id, design, lineId);
  const form = useForm<OrderValues>({
    defaultValues: filledValues(service, {}),
    resolver: orderResolver(service),
    reValidateMode: 'onBlur',
  });
  const upload = useUpload(service);
  const { take, takeUp } = upload;

  const wantsLine = lineId !== null && userId !== null;
  const { currentData: line, isError } = useLineQuery(
    { id: lineId ?? '', userId: userId ?? '' },
    { skip: !wantsLine, refetchOnMountOrArgChange: true },
  );
  const isLineKnown = !wantsLine || isError || line !== undefined;
  const known = `${draft} ${userId}`;
  const [filled, setFilled] = useState<string | null>(null);

  useEffect(() => {
    if (status === 'loading' || !isLineKnown || filled === known) return;
    const kept = keptDraft(draft, userId);
    const fromLine = line && { ...line.fields, quantity: String(line.quantity) };
    form.reset(filledValues(service, kept?.values ?? fromLine ?? {}));
    const fileId = kept ? kept.fileId : (line?.file?.id ?? null);
    if (line?.file && line.file.id === fileId) take(line.file);
    else if (fileId !== null && userId !== null) takeUp(fileId);
    setFilled(known);
  }, [status, isLineKnown, filled, known, draft, userId, line, form, service, take, takeUp]);

  const isReady = filled === known;
  useKeptDraft({ form, upload, draft, userId, isReady });
  return { form, upload, draft, lineId, isReady, isLineGone: wantsLine && isError };
}

interface KeptDraft {
  form: UseFormReturn<OrderValues>;
  upload: Upload;
  draft: string;
  userId: string | null;
  isReady: boolean;
}

/** Whatever is typed stays in this tab until it is in the cart. */
function useKeptDraft({ form, upload, draft, userId, isReady }: KeptDraft): void {
  const values = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  const fileId = upload.state.stage === 'ready' ? upload.state.file.id : null;

  useEffect(() => {
    if (isReady && (isDirty || fileId !== null)) keepDraft(draft, userId, { values: values as OrderValues, fileId });
  }, [isReady, isDirty, draft, userId, values, fileId]);
}
