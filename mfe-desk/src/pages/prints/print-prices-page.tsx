import type { DeskPrintPrices } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';
import {
  applyPriceDifferences,
  canonicalPriceRow,
  findPriceMistakes,
  isPrintServiceId,
  PRINT_SERVICES,
  printPriceDifferences,
} from '@kaagazz/domain/print';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { DeskProblem } from '../../api/desk-problem.ts';
import { PriceChange } from '../../features/print-prices/price-change.tsx';
import { editOf, keptEdit, type PriceEdit } from '../../features/print-prices/price-edit.ts';
import { PriceHistory } from '../../features/print-prices/price-history.tsx';
import { PriceRowButton } from '../../features/print-prices/price-row-button.tsx';
import { choiceText, fieldsText, isComplete, pricesOf, typedRows } from '../../features/print-prices/price-rows.ts';
import { PriceTable } from '../../features/print-prices/price-table.tsx';
import { SERVICES } from '../../features/prints/print-words.ts';
import { useDraft } from '../../form/index.ts';
import { optionsOf } from '../../list/index.ts';
import { Column, Loaded, Panel, ScreenHead, TwoColumns, UrlChoice, useChange, useRecord } from '../../record/index.ts';

export function PrintPricesPage() {
  const [search] = useSearchParams();
  const chosen = search.get('service') ?? '';
  const service = isPrintServiceId(chosen) ? chosen : PRINT_SERVICES.marriage.id;
  const query = useRecord(['print-prices', service], 'GET /desk/print-prices/:id', { params: { id: service } });
  return (
    <>
      <ScreenHead title="Print prices">
        <UrlChoice name="service" label="Service" options={optionsOf(SERVICES)} value={service} />
      </ScreenHead>
      <Loaded query={query} label="the prices">
        {({ data }) => <Prices key={data.id} prices={data} reload={query.refetch} />}
      </Loaded>
    </>
  );
}

function Prices({ prices, reload }: { prices: DeskPrintPrices; reload: () => Promise<unknown> }) {
  const { id, version } = prices;
  const { change } = useChange();
  const draft = useDraft(`print-prices/${id}`);
  const [edit, setEdit] = useState(() => keptEdit(draft.read()) ?? editOf(prices));
  const update = (changed: Partial<PriceEdit>) => {
    const next = { ...edit, ...changed, key: crypto.randomUUID() };
    draft.write({ edit: JSON.stringify(next) });
    setEdit(next);
  };
  const { rows, startsOn, key } = edit;
  const wanted = pricesOf(rows);

  if (version !== edit.version) {
    const edited = applyPriceDifferences(prices.rows, printPriceDifferences(pricesOf(edit.base), wanted));
    update({ ...editOf(prices), rows: typedRows(edited), startsOn });
  }

  const incomplete = rows.filter((row) => !isComplete(row));
  const mistakes = incomplete.length > 0 ? [] : findPriceMistakes(id, wanted);
  const after = wanted.map((row) => canonicalPriceRow(id, row));
  const kinds = [...new Map(wanted.map((row) => [fieldsText(id, row), row]))].filter(([fields]) => fields !== '');
  const save = async () => {
    const done = startsOn ? 'New prices scheduled' : 'Prices changed';
    try {
      const body = { key, version, rows: wanted, startsOn: startsOn || null };
      const { data } = await change('POST /desk/print-prices/:id', { params: { id }, body }, done);
      draft.clear();
      setEdit(editOf(data));
    } catch (error) {
      if (error instanceof DeskProblem && error.code === 'PRICES_CHANGED') await reload();
      throw error;
    }
  };
  return (
    <TwoColumns>
      <Panel title="Prices">
        <PriceTable
          service={id}
          rows={rows}
          wrong={new Set([...incomplete.map((row) => row.id), ...mistakes.flatMap(({ row }) => rows[row]?.id ?? [])])}
          onChange={(changed) => update({ rows: changed })}
        />
        <Cluster>
          {kinds.map(([fields, row]) => (
            <PriceRowButton
              key={fields}
              service={id}
              like={row}
              onAdd={(added) => update({ rows: typedRows([...wanted, added]) })}
            />
          ))}
        </Cluster>
      </Panel>
      <Column>
        <PriceChange
          prices={prices}
          after={after}
          mistakes={[
            ...(incomplete.length > 0
              ? ['Enter prices in rupees with at most two decimal places. The number of copies must be a whole number.']
              : []),
            ...mistakes.map(({ row, message }) => `${rows[row] ? choiceText(id, rows[row]) : ''}: ${message}.`),
          ]}
          startsOn={startsOn}
          onStartsOn={(day) => update({ startsOn: day })}
          onSave={save}
        />
        <PriceHistory prices={prices} />
      </Column>
    </TwoColumns>
  );
}
