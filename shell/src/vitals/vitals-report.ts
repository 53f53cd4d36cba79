import type { MetricType } from 'web-vitals';

const MEASURED = ['LCP', 'INP', 'CLS'] as const;
type Measured = (typeof MEASURED)[number];

/** Four digits are more than what is made of them. */
const DIGITS = 4;

/**
 * What one page view measures, sent once: when it is first hidden, which is the last moment that a phone grants for sure. What comes after that, a
 * page that returns from the back-forward cache among it, is not this view's.
 */
export class VitalsReport {
  readonly #values: Partial<Record<Measured, number>> = {};
  readonly #send: (vitals: Partial<Record<Measured, number>>) => void;
  #sent = false;

  constructor(send: (vitals: Partial<Record<Measured, number>>) => void) {
    this.#send = send;
  }

  measure({ name, value, navigationType }: Pick<MetricType, 'name' | 'value' | 'navigationType'>): void {
    if (navigationType === 'back-forward-cache') return;
    const measured = MEASURED.find((each) => each === name);
    if (measured) this.#values[measured] = Number(value.toPrecision(DIGITS));
  }

  /** Sends what there is by now; what is there only later is lost. */
  finish(): void {
    if (this.#sent || Object.keys(this.#values).length === 0) return;
    this.#sent = true;
    this.#send(this.#values);
  }
}
