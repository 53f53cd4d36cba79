/**
 * The payment gateway as a page meets it: a script that arrives or doesn't, and then a window in which the shopper pays, fails or leaves.
 * jsdom fetches no script, so this watches for the page's script element and answers it.
 */
export interface Gateway {
  /** what the page opened windows with, oldest first */
  windows: OpenedWindow[];
  /** how many times the page asked for the script */
  scriptsAsked: number;
  pay: () => void;
  fail: (description: string) => void;
  dismiss: () => void;
}

interface OpenedWindow {
  key: string;
  order_id: string;
  amount: number;
  timeout: number;
  prefill: { name: string; email: string; contact: string };
  handler: (receipt: object) => void;
  modal: { ondismiss: () => void };
}

type FailureListener = (failure: { error: { description: string } }) => void;

export const RECEIPT = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};

let stop: (() => void) | undefined;

/** @param arrives whether the script comes, by the number of the attempt (from 1) */
export function installGateway(arrives: (attempt: number) => boolean = () => true): Gateway {
  const failureListeners: FailureListener[] = [];
  const gateway: Gateway = {
    windows: [],
    scriptsAsked: 0,
    pay: () => newest(gateway).handler(RECEIPT),
    fail: (description) => failureListeners.at(-1)?.({ error: { description } }),
    dismiss: () => newest(gateway).modal.ondismiss(),
  };

  class PaymentWindow {
    readonly #options: OpenedWindow;

    constructor(options: OpenedWindow) {
      this.#options = options;
    }

    on(_event: string, listener: FailureListener) {
      failureListeners.push(listener);
    }

    open() {
      gateway.windows.push(this.#options);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      gateway.scriptsAsked += 1;
      const comes = arrives(gateway.scriptsAsked);
      if (comes) Object.assign(window, { Razorpay: PaymentWindow });
      script.dispatchEvent(new Event(comes ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  stop = () => observer.disconnect();
  return gateway;
}

/** Takes the gateway away, its script included: the next test's page starts without it. */
export function removeGateway(): void {
  stop?.();
  delete window.Razorpay;
}

function newest({ windows }: Gateway): OpenedWindow {
  const opened = windows.at(-1);
  if (!opened) throw new Error('The page has opened no payment window');
  return opened;
}
