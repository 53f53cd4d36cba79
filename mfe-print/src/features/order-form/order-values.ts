import { checkPrintQuantity, checkPrintValues, dayInIndia } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import type { FieldErrors } from 'react-hook-form';

import { QUANTITY, blankValues } from './blank-values.ts';
import type { OrderValues } from './blank-values.ts';

/** What is known, put upon the blank form; what the form does not know is left out. */
export function filledValues(service: PrintService, known: Readonly<Record<string, unknown>>): OrderValues {
  const blank = blankValues(service);
  const said = Object.keys(blank).flatMap((name) => {
    const value = known[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...blank, ...Object.fromEntries(said) };
}

/** The values without the quantity: what a line calls its fields. */
export function fieldsOf(values: OrderValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== QUANTITY));
}

interface CheckedOrder {
  fields: Record<string, string>;
  quantity: number;
  /** by field: what to mend */
  problems: Record<string, string>;
}

/** Everything that the form asks, but the file, by the rules that the server has too. */
export function checkOrder(service: PrintService, values: OrderValues): CheckedOrder {
  const { values: fields, problems } = checkPrintValues(service.id, fieldsOf(values), { from: dayInIndia(new Date()) });
  const { quantity, problem } = checkPrintQuantity(service.id, values[QUANTITY] ?? '');
  return {
    fields,
    quantity: quantity ?? 0,
    problems: problem === null ? problems : { ...problems, [QUANTITY]: problem },
  };
}

/** For react-hook-form: the same rules, as its errors. */
export function orderResolver(service: PrintService) {
  return (values: OrderValues) => {
    const errors: FieldErrors<OrderValues> = Object.fromEntries(
      Object.entries(checkOrder(service, values).problems).map(([name, message]) => [name, { type: 'rule', message }]),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
