// Local replacement for Razorpay's checkout script, used in development and tests.
(() => {
  const base = new URL('.', document.currentScript.src);
  const FRAME_STYLE = { border: '0', display: 'block', height: '100%', width: '100%', colorScheme: 'normal' };
  const DIALOG_STYLE = {
    background: 'transparent',
    border: '0',
    height: '100dvh',
    inset: '0',
    margin: '0',
    maxHeight: 'none',
    maxWidth: 'none',
    overflow: 'hidden',
    padding: '0',
    position: 'fixed',
    width: '100%',
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #window = null;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#window) return this;
      const options = this.#options;
      this.#window = openWindow(options, {
        paid: (response) => {
          this.#end();
          options.handler?.(response);
        },
        failed: (response) => {
          this.#end();
          for (const listener of this.#listeners.get('payment.failed') ?? []) listener(response);
        },
        dismissed: () => {
          this.#end();
          options.modal?.ondismiss?.();
        },
      });
      return this;
    }

    close() {
      if (!this.#window) return;
      this.#end();
      this.#options.modal?.ondismiss?.();
    }

    #end() {
      this.#window?.end();
      this.#window = null;
    }
  }

  /** Opens a modal dialog. */
  function openWindow(options, outcome) {
    const before = document.activeElement;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const address = new URL('checkout', base);
    address.searchParams.set('order', options.order_id);
    address.searchParams.set('key', options.key);
    Object.assign(dialog.style, DIALOG_STYLE);
    Object.assign(frame.style, FRAME_STYLE);
    dialog.setAttribute('aria-label', 'Payment window');
    frame.title = 'Payment window';
    frame.src = address.href;
    dialog.append(frame);

    const receive = (event) => {
      if (event.origin !== base.origin || event.source !== frame.contentWindow) return;
      const { type, response } = event.data ?? {};
      if (type === 'ready') {
        const { name = '', description = '', theme = {} } = options;
        frame.contentWindow.postMessage({ type: 'options', name, description, color: theme.color ?? '' }, base.origin);
        frame.focus();
      }
      if (type === 'paid') outcome.paid(response);
      if (type === 'failed') outcome.failed(response);
      if (type === 'dismissed') outcome.dismissed();
    };
    const timer = options.timeout ? setTimeout(outcome.dismissed, options.timeout * 1000) : undefined;
    const scroll = document.documentElement.style.overflow;

    window.addEventListener('message', receive);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (options.modal?.escape !== false) outcome.dismissed();
    });
    document.body.append(dialog);
    document.documentElement.style.overflow = 'hidden';
    dialog.showModal();

    return {
      end() {
        clearTimeout(timer);
        window.removeEventListener('message', receive);
        document.documentElement.style.overflow = scroll;
        dialog.close();
        dialog.remove();
        if (before instanceof HTMLElement) before.focus();
      },
    };
  }

  window.Razorpay = Razorpay;
})();
