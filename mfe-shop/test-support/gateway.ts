/** Stands in for the payment gateway's script, which jsdom doesn't load. */
export interface Gateway {
  /** Oldest first. */
  windows: OpenedWindow[];
  scriptLoads: number;
  pay: () => void;
  fail: (description: string) => void;
  dismiss: () => void;
}

interface OpenedWindow {
  key: string;
  order_id: string;
  amount: number;
  timeout: number;
  prefill: { name: string; email: string; contact: string; method?: string };
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

export function installGateway(loads: (attempt: number) => boolean = () => true): Gateway {
  const failureListeners: FailureListener[] = [];
  const gateway: Gateway = {
    windows: [],
    scriptLoads: 0,
    pay: () => latestWindow(gateway).handler(RECEIPT),
    fail: (description) => failureListeners.at(-1)?.({ error: { description } }),
    dismiss: () => latestWindow(gateway).modal.ondismiss(),
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
      gateway.scriptLoads += 1;
      const succeeds = loads(gateway.scriptLoads);
      if (succeeds) Object.assign(window, { Razorpay: PaymentWindow });
      script.dispatchEvent(new Event(succeeds ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  stop = () => observer.disconnect();
  return gateway;
}

export function removeGateway(): void {
  stop?.();
  delete window.Razorpay;
}

function latestWindow({ windows }: Gateway): OpenedWindow {
  const opened = windows.at(-1);
  if (!opened) throw new Error('No payment window was opened');
  return opened;
}
