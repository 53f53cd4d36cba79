import type { BodyOf } from '@kaagazz/api-schema';
import { problemOf, signInPath, useAuth, useCart, useToast } from '@kaagazz/contract';
import { CART_FULL_TEXT, fitsIntoCart } from '@kaagazz/domain';
import { fileRuleFor } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { externalPaths, proofPath } from '../../../paths.ts';
import { focusUpload } from '../../upload/index.ts';
import { checkOrder } from './check-order.ts';
import type { OrderValues } from './default-values.ts';
import { orderDraft } from './order-draft.ts';
import { useCreateLineMutation, useRequestPriceMutation, useReviseLineMutation } from './order.api.ts';
import type { OrderSource } from './use-order-source.ts';
import type { OrderState } from './use-order-state.ts';

const UPLOAD_IN_PROGRESS = 'Your file is still being uploaded. Please wait until it is ready, then try again.';

type PrintOrder = BodyOf<'POST /print/requests'>;

interface SubmitOrderOptions {
  service: PrintService;
  design: string | undefined;
  source: OrderSource;
  order: OrderState;
}

export function useSubmitOrder({ service, design, source, order }: SubmitOrderOptions) {
  const { user } = useAuth();
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [createLine] = useCreateLineMutation();
  const [requestPrice] = useRequestPriceMutation();
  const [reviseLine] = useReviseLineMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOnRequest, setOnRequest] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const isSubmitting = useRef(false);
  const { form, upload, requestId } = order;
  const { draftKey, lineId } = source;

  function checkFile(): string | null {
    const rule = fileRuleFor(service, form.getValues());
    if (!rule || !user) return null;
    const { stage } = upload.state;
    if (stage !== 'ready' && stage !== 'empty') return UPLOAD_IN_PROGRESS;
    if (stage === 'ready' || !rule.required) return null;
    upload.showProblem(rule.missing);
    return rule.missing;
  }

  function signIn(values = form.getValues()): void {
    const fileId = upload.state.stage === 'ready' ? upload.state.file.id : null;
    orderDraft(draftKey).save(user?._id ?? null, { values, fileId, requestId, hasToSignIn: true });
    void navigate(signInPath(pathname + search));
  }

  function showFailure(error: unknown, values: OrderValues): void {
    const { status, code, message, details } = problemOf(error);
    if (status === 401) {
      signIn(values);
      return;
    }
    if (code === 'PRICE_ON_REQUEST') setOnRequest(true);
    const fields = Object.entries(details?.fields ?? {}).filter(([name]) => name in values);
    fields.forEach(([name, text], index) => {
      form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
    });
    if (fields.length === 0) setProblem(message);
  }

  async function addToCart(body: PrintOrder, values: OrderValues): Promise<void> {
    if (!fitsIntoCart(cart.lines.filter(({ id }) => id !== lineId))) {
      setProblem(CART_FULL_TEXT);
      return;
    }
    const replaced = lineId !== null && !source.isLineGone && { replaces: lineId };
    const { data, error } = await createLine({ ...body, ...replaced, requestId });
    if (!data) {
      showFailure(error, values);
      return;
    }
    const { id, title, price, image, quantity } = data;
    upload.handOver();
    if (lineId !== null) cart.remove(lineId);
    cart.add({ id, title, price, image }, quantity);
    orderDraft(draftKey).remove();
    toast({ text: service.confirmation, tone: 'success' });
    await navigate(externalPaths.cart);
  }

  async function changePaidLine(id: string, { fields, quantity }: PrintOrder, values: OrderValues): Promise<void> {
    const { data, error } = await reviseLine({ id, fields, quantity, design, requestId });
    if (!data) {
      showFailure(error, values);
      return;
    }
    orderDraft(draftKey).remove();
    await navigate(proofPath(data.id));
  }

  async function askForPrice(body: PrintOrder, values: OrderValues): Promise<void> {
    const { error } = await requestPrice(body);
    if (error) {
      showFailure(error, values);
      return;
    }
    upload.handOver();
    orderDraft(draftKey).remove();
    setRequested(true);
  }

  async function send(values: OrderValues, wantsPrice: boolean): Promise<void> {
    if (!user) {
      signIn(values);
      return;
    }
    const fileProblem = source.isPaid ? null : checkFile();
    if (fileProblem !== null) {
      toast({ text: fileProblem, tone: 'error' });
      if (service.file) focusUpload(service.file);
      return;
    }
    const { fields, quantity } = checkOrder(service, values);
    const body: PrintOrder = {
      service: service.id,
      fields,
      quantity,
      ...(design !== undefined && { design }),
      ...(upload.state.stage === 'ready' && { fileId: upload.state.file.id }),
    };
    if (source.isPaid && lineId !== null) await changePaidLine(lineId, body, values);
    else await (wantsPrice ? askForPrice(body, values) : addToCart(body, values));
  }

  return {
    problem,
    isOnRequest,
    isRequested,
    signIn: () => signIn(),
    async submit(wantsPrice: boolean): Promise<void> {
      // Ignore a second click, because the button isn't disabled immediately.
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      setProblem(null);
      await form.handleSubmit(
        (values) => send(values, wantsPrice),
        () => {
          const fileProblem = checkFile();
          if (fileProblem !== null) toast({ text: fileProblem, tone: 'error' });
        },
      )();
      isSubmitting.current = false;
    },
    startOver: () => {
      form.reset();
      upload.remove();
      setRequested(false);
      setOnRequest(false);
    },
  };
}
