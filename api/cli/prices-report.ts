import { formatRupees } from '@kaagazz/domain';
import { plainWords, textTable } from '@kaagazz/command-line';
import type { z } from 'zod';

import type { PriceImportResponse } from '@kaagazz/api-schema';

type Report = z.infer<typeof PriceImportResponse>;
type Change = Report['changes'][number];

export function describePriceReport(report: Report, columns: number): string[] {
  const { dryRun, rows, services, changes, warnings } = report;
  const sum = (of: 'added' | 'changed' | 'removed') => services.reduce((all, service) => all + service[of], 0);
  const would = dryRun ? 'would be ' : '';
  const changed = sum('added') + sum('changed') + sum('removed');
  const more = changed - changes.length;
  return [
    `${rows} rows: ${sum('added')} ${would}added, ${sum('changed')} ${would}changed, ${sum('removed')} ${would}removed`,
    ...(changed === 0 ? [] : ['', examples(services, columns), '', table(changes, dryRun, columns)]),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(warnings.length === 0
      ? []
      : ['', 'Shoppers can choose these, and have to ask for a price:', ...warnings.map(plainWords)]),
    ...(dryRun ? ['', 'This was a dry run. Nothing was changed.'] : []),
  ];
}

function examples(services: Report['services'], columns: number): string {
  const rows = services
    .filter(({ added, changed, removed }) => added + changed + removed > 0)
    .map(({ example: { what, before, after } }) => [plainWords(what), `${shown(before)} -> ${shown(after)}`]);
  return textTable(['for example', 'each'], rows, columns);
}

function table(changes: readonly Change[], dryRun: boolean, columns: number): string {
  const rows = changes.map(({ line, service, options, per, from, before, after }) => [
    line ?? '',
    plainWords([service, options].filter(Boolean).join(', ')),
    from,
    `${before === null ? 'new' : rupees(before)} -> ${after === null ? 'removed' : rupees(after)}${per === 'page' ? ' a page' : ''}`,
  ]);
  return textTable(['line', 'price of', 'from', dryRun ? 'would change' : 'changed'], rows, columns);
}

function shown(price: number | null): string {
  return price === null ? 'on request' : formatRupees(price);
}

function rupees(price: number): string {
  return price < 0 ? `-${formatRupees(-price)}` : formatRupees(price);
}
