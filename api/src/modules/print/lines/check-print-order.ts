import {
  checkPrintQuantity,
  checkPrintValues,
  contactCodeProblem,
  countedPieces,
  earliestOccasion,
  fileRuleFor,
  partsOfLine,
  PRINT_SERVICES,
  type PrintOption,
  type PrintServiceId,
} from '@kaagazz/domain/print';
import { DESIGNS } from '@kaagazz/print-design';
import { Problem } from '../../../plugins/problem.ts';
import type { PrintFileRow } from '../files/print-files.repository.ts';

export interface WantedPrint {
  service: PrintServiceId;
  design?: string | undefined;
  fields: Record<string, string>;
  quantity: number | string;
  fileId?: string | undefined;
}

export interface CheckedOrder {
  service: PrintServiceId;
  design: string | null;
  fields: Record<string, string>;
  quantity: number;
  /** Number of pages. Null if the price doesn't depend on the number of pages. */
  pages: number | null;
  title: string;
  options: PrintOption[];
  file: PrintFileRow | null;
}

export function checkPrintOrder(wanted: WantedPrint, sent: PrintFileRow | null, today: Date | null): CheckedOrder {
  const { service } = wanted;
  const rules = PRINT_SERVICES[service];
  const fileRule = fileRuleFor(rules, wanted.fields);
  const file = fileRule && sent;
  const pages = pagesOf(file);
  const pageCount = rules.pricedByPage && pages !== null ? { pages: String(pages) } : {};
  const { values, problems } = checkPrintValues(
    service,
    { ...wanted.fields, ...pageCount },
    today ? { from: earliestOccasion(today) } : {},
  );
  const { sample = '' } = values;
  const counted = countedPieces(service, values);
  const number = checkPrintQuantity(service, counted?.quantity ?? (sample || wanted.quantity));
  const design = rules.designs.length > 0 ? (wanted.design ?? null) : null;
  const codeProblem = contactCodeProblem(values);
  const wrong = {
    ...(codeProblem !== null && { email: codeProblem }),
    ...problems,
    ...(number.problem !== null && { [counted?.field ?? 'quantity']: number.problem }),
    ...(counted && problems[counted.field] !== undefined && { [counted.field]: problems[counted.field] }),
    ...(rules.designs.length > 0 && !rules.designs.includes(design ?? '') && { design: 'Choose one of the designs.' }),
    ...(fileRule?.required && !file && { [fileRule.name]: fileRule.missing }),
  };
  const [first] = Object.values(wrong);
  if (first !== undefined || number.problem !== null) {
    throw new Problem('VALIDATION', first ?? '', { fields: wrong });
  }

  if (sample !== '') values.sample = String(number.quantity);
  const { title, options } = partsOfLine(service, values);
  return {
    service,
    design,
    fields: values,
    quantity: sample === '' ? number.quantity : 1,
    pages: rules.pricedByPage ? Number(values.pages) : null,
    title,
    options: [...designOption(service, design), ...options.map((option) => asTyped(option, file))],
    file,
  };
}

export function checkRevision(order: CheckedOrder, current: Pick<CheckedOrder, 'fields' | 'quantity' | 'pages'>): void {
  if (order.pages !== current.pages) {
    const pages = `We print your file with ${current.pages} pages, which can’t be changed.`;
    throw new Problem('VALIDATION', pages, { fields: { pages } });
  }
  const isChanged = PRINT_SERVICES[order.service].fields.some(
    ({ name }) => (order.fields[name] ?? '') !== (current.fields[name] ?? ''),
  );
  if (isFileTheSheet(order) && !isChanged && order.quantity === current.quantity) {
    throw new Problem('NOT_POSSIBLE', 'This item is printed from your own file, so there is no text to change here.');
  }
}

export function isFileTheSheet({ service, file }: Pick<CheckedOrder, 'service' | 'file'>): boolean {
  return file !== null && service !== 'business-cards';
}

function designOption(service: PrintServiceId, design: string | null): PrintOption[] {
  const found = DESIGNS.find((known) => known.service === service && known.id === design);
  return found ? [{ label: 'Design', value: found.name }] : [];
}

function asTyped(option: PrintOption, file: PrintFileRow | null): PrintOption {
  return option.label === 'Pages' && pagesOf(file) === null
    ? { ...option, value: `${option.value} (as typed)` }
    : option;
}

function pagesOf(file: PrintFileRow | null): number | null {
  return file?.pages ?? null;
}
