import type { AuditEntry } from '@kaagazz/api-schema';
import { formatPaise } from '@kaagazz/domain';

import { indianTime } from '../../frame/indian-date.ts';
import { Loaded, Panel, PlainList, Quiet, useRecord } from '../../record/index.ts';
import { valueText } from './value-text.ts';

const LABELS: Readonly<Record<string, string>> = {
  originalPrice: 'price',
  discountPercent: 'discount',
  quantityDiscounts: 'quantity discounts',
  hsn: 'HSN',
  onSale: 'on sale',
  lowStockAt: 'warn at',
  weightGrams: 'weight in grams',
  topPick: 'place among the best picks',
};

function wordFor(field: string, value: unknown): string {
  if (field === 'originalPrice' && typeof value === 'number') return formatPaise(value);
  if (field === 'images' && Array.isArray(value)) return `${value.length} photographs`;
  const text = valueText(value);
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}

function changesOf({ before, after }: AuditEntry): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'stockVersion',
  );
  return fields.map(
    (name) => `${LABELS[name] ?? name}: ${wordFor(name, before[name])} → ${wordFor(name, after[name])}`,
  );
}

export function ProductHistory({ id, version }: { id: string; version: number }) {
  const query = useRecord(['products', id, 'history', String(version)], 'GET /desk/products/:id/history', {
    params: { id },
  });
  return (
    <Panel title="History">
      <Loaded query={query} label="history">
        {({ data }) =>
          data.length === 0 ? (
            <Quiet>Nobody has changed this product at the desk yet.</Quiet>
          ) : (
            <PlainList>
              {data.map((entry) => (
                <li key={entry.id}>
                  <Quiet>
                    {indianTime(entry.at)} · {entry.who.name}
                    {entry.note !== '' && ` · ${entry.note}`}
                  </Quiet>
                  {changesOf(entry).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </li>
              ))}
            </PlainList>
          )
        }
      </Loaded>
    </Panel>
  );
}
