import type { MetricType } from 'web-vitals';

const MEASURED = ['LCP', 'INP', 'CLS', 'BLOCKED'] as const;
type Measured = (typeof MEASURED)[number];

const DIGITS = 4;

/**
 * Collects Web Vitals and sends them when the page is first hidden, because later events are
 * unreliable on phones.
 */
export class VitalsReport {
  readonly #values: Partial<Record<Measured, number>> = {};
  readonly #send: (vitals: Partial<Record<Measured, number>>) => void;
  #sent = false;

  constructor(send: (vitals: Partial<Record<Measured, number>>) => void) {
    this.#send = send;
  }

  measure({
    name,
    value,
    navigationType,
  }: Pick<MetricType, 'value' | 'navigationType'> & { name: MetricType['name'] | 'BLOCKED' }): void {
    if (navigationType === 'back-forward-cache') return;
    const measured = MEASURED.find((each) => each === name);
    if (measured) this.#values[measured] = Number(value.toPrecision(DIGITS));
  }

  finish(): void {
    if (this.#sent || Object.keys(this.#values).length === 0) return;
    this.#sent = true;
    this.#send(this.#values);
  }
}
