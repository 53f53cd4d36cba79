import { PRICE_COLUMNS } from '@kaagazz/api-schema';
import { createHash } from 'node:crypto';
import { isPrintServiceId, PRINT_SERVICES, type PrintPriceRow } from '@kaagazz/domain/print';
import { stringify } from 'csv-stringify/sync';
import { toCell } from '../../catalog/file/catalog-columns.ts';
import { BETWEEN_OPTIONS } from './price-columns.ts';
import type { PriceTables } from './print-prices.repository.ts';

/** All prices as a file: RFC 4180, UTF-8 with the byte order mark by which spreadsheet programs know it. */
export function writePriceFile(tables: PriceTables): string {
  const services = Object.keys(PRINT_SERVICES).filter(isPrintServiceId);
  const records = services.flatMap((service) => {
    const rows = tables.get(service) ?? [];
    const version = versionOf(rows);
    return rows.map(({ options, per, from, price }) => [
      service,
      toCell(optionsInWords(options)),
      per,
      from,
      price,
      version,
    ]);
  });
  return stringify([[...PRICE_COLUMNS], ...records], { bom: true, record_delimiter: 'windows' });
}

/** `size: A4 | paperType: Matte`; '' for a row without options. */
export function optionsInWords(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`.trim())
    .join(BETWEEN_OPTIONS);
}

/** By this a table of a service is known again, so that nobody writes over prices that they have not seen. Begins with a letter: a spreadsheet keeps it as it is. */
export function versionOf(rows: readonly PrintPriceRow[]): string {
  const lines = rows.map(({ options, per, from, price }) =>
    JSON.stringify([Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)), per, from, price]),
  );
  return `v${createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12)}`;
}
