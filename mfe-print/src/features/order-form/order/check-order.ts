import { dayInIndia } from '@kaagazz/domain';
import { checkPrintQuantity, countedPieces, checkPrintValues } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import type { FieldErrors } from 'react-hook-form';

import { QUANTITY, defaultOrderValues } from './default-values.ts';
import type { OrderValues } from './default-values.ts';

export function initialOrderValues(service: PrintService, saved: Readonly<Record<string, unknown>>): OrderValues {
  const defaults = defaultOrderValues(service);
  const known = Object.keys(defaults).flatMap((name) => {
    const value = saved[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(known) };
}

interface CheckedOrder {
  fields: Record<string, string>;
  quantity: number;
  problems: Record<string, string>;
}

export function checkOrder(service: PrintService, { [QUANTITY]: typed = '', ...values }: OrderValues): CheckedOrder {
  const { values: fields, problems } = checkPrintValues(service.id, values, { from: dayInIndia() });
  const counted = countedPieces(service.id, values);
  const { quantity, problem } = checkPrintQuantity(service.id, counted?.quantity ?? typed);
  const name = counted?.field ?? QUANTITY;
  return {
    fields,
    quantity: quantity ?? 0,
    problems: problem === null ? problems : { [name]: problem, ...problems },
  };
}

export function orderResolver(service: PrintService) {
  return (values: OrderValues) => {
    const errors: FieldErrors<OrderValues> = Object.fromEntries(
      Object.entries(checkOrder(service, values).problems).map(([name, message]) => [name, { type: 'rule', message }]),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
