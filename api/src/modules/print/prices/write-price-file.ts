import { PRICE_COLUMNS } from '@kaagazz/api-schema';
import { createHash } from 'node:crypto';
import { isPrintServiceId, PRINT_SERVICES, type PrintPriceRow } from '@kaagazz/domain/print';
import { stringify } from 'csv-stringify/sync';
import { SEPARATOR, toCell } from '../../../csv/csv-cell.ts';
import type { PriceTables } from './print-prices.repository.ts';

/**
 * Writes a CSV file (RFC 4180) with a byte order mark, so that spreadsheet programs detect UTF-8.
 */
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

export function optionsInWords(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`.trim())
    .join(SEPARATOR);
}

export function versionOf(rows: readonly PrintPriceRow[]): string {
  const lines = rows.map(({ options, per, from, price }) =>
    JSON.stringify([Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)), per, from, price]),
  );
  // The prefix `v` stops spreadsheet programs from reading the version as a number.
  return `v${createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12)}`;
}
