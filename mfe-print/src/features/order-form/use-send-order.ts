import { signInPath, useAuth, useCart, useToast } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';
import { CART_FULL_TEXT, fitsIntoCart } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { elsewhere } from '../../paths.ts';
import { focusUpload } from '../upload/index.ts';
import { useAskForPriceMutation, useMakeLineMutation } from './order.api.ts';
import type { PrintOrder } from './order.api.ts';
import { forgetDraft, keepDraft } from './order-draft.ts';
import { checkOrder } from './order-values.ts';
import type { OrderValues } from './blank-values.ts';
import type { KnownOrder } from './use-known-order.ts';
import type { PrintOrderState } from './use-print-order.ts';

const ON_ITS_WAY = 'Your file is still on its way. Wait until it is there, then press again.';

interface SendOrderOptions {
  service: PrintService;
  design: string | undefined;
  known: KnownOrder;
  order: PrintOrderState;
}

/** Sends the form: into the cart, or where it has no price as a question to the office (specification §4, E1, E21). */
export function useSendOrder({ service, design, known, order }: SendOrderOptions) {
  const { user } = useAuth();
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [makeLine] = useMakeLineMutation();
  const [askForPrice] = useAskForPriceMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOnRequest, setOnRequest] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const sending = useRef(false);
  const { form, upload, requestId } = order;
  const { draft, lineId } = known;

  /** What is wrong with the file; `null`: nothing. Said at its field, and announced where the document wants an alert (E4). */
  function fileProblem(): string | null {
    if (!service.file) return null;
    const { stage } = upload.state;
    if (stage !== 'ready' && stage !== 'empty') return ON_ITS_WAY;
    if (stage === 'ready' || !service.file.required) return null;
    upload.complain(service.file.missing);
    return service.file.missing;
  }

  function signInFirst(values: OrderValues): void {
    const fileId = upload.state.stage === 'ready' ? upload.state.file.id : null;
    keepDraft(draft, user?._id ?? null, { values, fileId, requestId });
    void navigate(signInPath(pathname + search));
  }

  function tell({ status, code, message, details }: ApiProblem, values: OrderValues): void {
    if (status === 401) {
      signInFirst(values);
      return;
    }
    if (code === 'PRICE_ON_REQUEST') setOnRequest(true);
    const fields = Object.entries((details?.fields ?? {}) as Record<string, unknown>);
    const known = fields.filter(([name, words]) => name in values && typeof words === 'string');
    known.forEach(([name, words], place) => {
      form.setError(name, { type: 'server', message: words as string }, { shouldFocus: place === 0 });
    });
    if (known.length === 0) setProblem(message);
  }

  async function put(body: PrintOrder, values: OrderValues): Promise<void> {
    // The line that is being changed makes room for the new one.
    if (!fitsIntoCart(cart.lines.filter(({ id }) => id !== lineId))) {
      setProblem(CART_FULL_TEXT);
      return;
    }
    const answer = await makeLine({ ...body, requestId });
    if (!('data' in answer) || !answer.data) {
      tell(answer.error as ApiProblem, values);
      return;
    }
    const { id, title, price, image, quantity } = answer.data;
    upload.handOver();
    if (lineId !== null) cart.remove(lineId);
    cart.add({ id, title, price, image }, quantity);
    forgetDraft(draft);
    toast({ text: service.confirmation, tone: 'success' });
    await navigate(elsewhere.cart);
  }

  async function ask(body: PrintOrder, values: OrderValues): Promise<void> {
    const { error } = await askForPrice(body);
    if (error) {
      tell(error as ApiProblem, values);
      return;
    }
    upload.handOver();
    forgetDraft(draft);
    setAsked(true);
  }

  async function send(values: OrderValues, wantsPrice: boolean): Promise<void> {
    if (!user) {
      signInFirst(values);
      return;
    }
    const wrong = fileProblem();
    if (wrong !== null) {
      toast({ text: wrong, tone: 'error' });
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
      ...(lineId !== null && !known.isLineGone && { replaces: lineId }),
    };
    await (wantsPrice ? ask(body, values) : put(body, values));
  }

  return {
    /** words of a failure that belongs to no field */
    problem,
    /** the server knows no price for it, whatever the page's table says */
    isOnRequest,
    /** the question has gone to the office */
    isAsked,
    /** @param wantsPrice ask for one, because there is none */
    async submit(wantsPrice: boolean): Promise<void> {
      // Two quick presses come before the button knows of the first one.
      if (sending.current) return;
      sending.current = true;
      setProblem(null);
      await form.handleSubmit(
        (values) => send(values, wantsPrice),
        () => {
          const wrong = fileProblem();
          if (wrong !== null) toast({ text: wrong, tone: 'error' });
        },
      )();
      sending.current = false;
    },
    startAnew: () => {
      form.reset();
      upload.remove();
      setAsked(false);
      setOnRequest(false);
    },
  };
}
