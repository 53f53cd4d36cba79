import {
  checkPrintQuantity,
  checkPrintValues,
  earliestOccasion,
  partsOfLine,
  PRINT_SERVICES,
  type PrintOption,
  type PrintServiceId,
} from '@kaagazz/domain/print';
import { DESIGNS } from '@kaagazz/print-design';
import { Problem } from '../../../plugins/problem.ts';
import type { PrintFileRow } from '../files/print-files.repository.ts';

/** What a shopper wants printed, as it comes over the wire. */
export interface WantedPrint {
  service: PrintServiceId;
  design?: string | undefined;
  fields: Record<string, string>;
  quantity: number | string;
  fileId?: string | undefined;
}

/** The same, tidied and whole. */
export interface CheckedOrder {
  service: PrintServiceId;
  design: string | null;
  fields: Record<string, string>;
  quantity: number;
  /** what the price is reckoned with: the file's own (E3), else what was typed; null where pages do not count */
  pages: number | null;
  title: string;
  options: PrintOption[];
  file: PrintFileRow | null;
}

/**
 * Checks an order by the rules of its form (specification §3, §5).
 *
 * @param file the shopper's own, ready, of a type that the service takes
 * @param today none: an occasion may be over, as of an old order that is made ready once more
 * @throws Problem 400 `VALIDATION` with `fields`: what is wrong with each, in words for the shopper
 */
export function checkPrintOrder(wanted: WantedPrint, file: PrintFileRow | null, today: Date | null): CheckedOrder {
  const { service } = wanted;
  const rules = PRINT_SERVICES[service];
  const pages = pagesOf(file);
  const counted = rules.pricedByPage && pages !== null ? { pages: String(pages) } : {};
  const { values, problems } = checkPrintValues(
    service,
    { ...wanted.fields, ...counted },
    today ? { from: earliestOccasion(today) } : {},
  );
  const number = checkPrintQuantity(service, wanted.quantity);
  const design = rules.designs.length > 0 ? (wanted.design ?? null) : null;
  const wrong = {
    ...problems,
    ...(number.problem !== null && { quantity: number.problem }),
    ...(rules.designs.length > 0 && !rules.designs.includes(design ?? '') && { design: 'Choose one of the designs.' }),
    ...(rules.file?.required && !file && { [rules.file.name]: rules.file.missing }),
  };
  const [first] = Object.values(wrong);
  if (first !== undefined || number.problem !== null) {
    throw new Problem('VALIDATION', first ?? '', { fields: wrong });
  }

  const { title, options } = partsOfLine(service, values);
  return {
    service,
    design,
    fields: values,
    quantity: number.quantity,
    pages: rules.pricedByPage ? Number(values.pages) : null,
    title,
    options: [...designOption(service, design), ...options.map((option) => asTyped(option, file))],
    file,
  };
}

function designOption(service: PrintServiceId, design: string | null): PrintOption[] {
  const found = DESIGNS.find((known) => known.service === service && known.id === design);
  return found ? [{ label: 'Design', value: found.name }] : [];
}

/** Of a document that only a word processor can count nobody knows the pages but the shopper: the office sees that they were typed. */
function asTyped(option: PrintOption, file: PrintFileRow | null): PrintOption {
  return option.label === 'Pages' && pagesOf(file) === null
    ? { ...option, value: `${option.value} (as typed)` }
    : option;
}

/** As counted in the file; null: nobody but the shopper knows. */
function pagesOf(file: PrintFileRow | null): number | null {
  return file?.pages ?? null;
}
