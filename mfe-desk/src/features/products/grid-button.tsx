import { Button, Cluster, FormMessage, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { DialogButton, FieldsForm, useAttempt, useDraft } from '../../form/index.ts';
import { DataTable } from '../../list/index.ts';
import { countOf, Quiet, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';
import { columnsOf, isStale, newNumber, readRows, type GridKind, type GridRow } from './grid-rows.ts';
import { pastedRows } from './pasted-rows.ts';

const DRAFT = 'prices-and-stock';

interface Review {
  kind: GridKind;
  rows: readonly GridRow[];
}

export function GridButton() {
  const may = useMay();
  return (
    <DialogButton label={may('catalogue.write') ? 'Prices and stock' : 'Count stock'} title="Prices and stock">
      {(close) => <Grid onDone={close} />}
    </DialogButton>
  );
}

function Grid({ onDone }: { onDone: () => void }) {
  const [review, setReview] = useState<Review | null>(null);
  const draft = useDraft(DRAFT);
  const may = useMay();
  const kinds = [
    ...(may('stock.write') ? [{ value: 'stock', label: 'Counted stock' }] : []),
    ...(may('catalogue.write') ? [{ value: 'price', label: 'Prices in rupees' }] : []),
  ];

  const check = async (kind: GridKind, text: string) => {
    const rows = await readRows(kind, pastedRows(text));
    draft.write({ kind, rows: text });
    setReview({ kind, rows });
  };
  const keep = (left: Review) => {
    const lines = left.rows.map(({ id, value, seen }) => [id, value, seen].join('\t'));
    draft.write({ kind: left.kind, rows: lines.join('\n') });
    setReview(left);
  };
  const finish = () => {
    draft.clear();
    onDone();
  };

  if (review) return <Differences {...review} onRows={keep} onBack={() => setReview(null)} onDone={finish} />;
  return (
    <>
      <Text>
        Copy two columns from a spreadsheet (the product’s id and the number) and paste them here. A third column can
        hold the number before your change, for example the stock at the time of the count.
      </Text>
      <FieldsForm
        fields={[
          { name: 'kind', label: 'The numbers are', type: 'select', required: true, options: kinds },
          { name: 'rows', label: 'Rows', type: 'area', required: true, hint: 'For example: notebook-a5-marigold 24' },
        ]}
        initial={{ kind: kinds[0]?.value ?? '' }}
        submit="Show differences"
        draft={DRAFT}
        onSubmit={({ kind, rows = '' }) => check(kind === 'price' ? 'price' : 'stock', rows)}
      />
    </>
  );
}

interface DifferencesProps extends Review {
  onRows: (review: Review) => void;
  onBack: () => void;
  onDone: () => void;
}

function Differences({ kind, rows, onRows, onBack, onDone }: DifferencesProps) {
  const { change, report } = useChange();
  const { busy, problem, attempt } = useAttempt();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const stale = rows.filter(isStale);
  const word = kind === 'stock' ? 'stock' : 'price';

  const apply = () =>
    attempt(async () => {
      setFailures([]);
      const sent = rows.map((row) => ({ ...row, seen: row.current, value: newNumber(row) }));
      const { done, failed } =
        kind === 'stock'
          ? await change('POST /desk/products/stock', {
              body: {
                reason: 'Stock count',
                rows: sent.map(({ id, seen, value }) => ({ id, expected: seen, counted: value })),
              },
            })
          : await change('POST /desk/products/prices', {
              body: { rows: sent.map(({ id, version, value }) => ({ id, version, originalPrice: value })) },
            });
      report({ done, failed: [] }, 'product');
      if (failed.length === 0) {
        onDone();
        return;
      }
      const left = sent.filter((row) => failed.some(({ id }) => id === row.id));
      onRows({ kind, rows: left });
      const fresh = await readRows(kind, left);
      onRows({ kind, rows: fresh });
      const changed = fresh.filter(isStale).map(({ id }) => id);
      setFailures(failed.filter(({ id }) => !changed.includes(id)).map(({ id, message }) => `${id}: ${message}`));
    });
  const readAgain = () =>
    attempt(async () => {
      setFailures([]);
      const pasted = rows.map(({ id, value }) => ({ id, value }));
      onRows({ kind, rows: await readRows(kind, pasted) });
    });

  return (
    <>
      {stale.length > 0 && (
        <FormMessage tone="error">
          The {word} of {countOf(stale.length, 'product')} {stale.length === 1 ? 'has' : 'have'} changed in the
          meantime. {stale.length === 1 ? 'It was' : 'They were'} not saved.
          {kind === 'stock' &&
            ' “New” is the current stock with the difference between your count and the stock before.'}
        </FormMessage>
      )}
      {[...failures, problem].filter(Boolean).map((message) => (
        <FormMessage key={message} tone="error">
          {message}
        </FormMessage>
      ))}
      <DataTable
        label={stale.length > 0 ? `Changed ${word}` : 'Differences'}
        columns={columnsOf(kind, stale.length > 0)}
        rows={stale.length > 0 ? stale : rows}
        keyOf={({ id }) => id}
      />
      {stale.length > 0 && rows.length > stale.length && (
        <Quiet>And {rows.length - stale.length} more without a conflict.</Quiet>
      )}
      <Cluster>
        {stale.length === 0 && (
          <Button busy={busy} onClick={() => void apply()}>
            Apply
          </Button>
        )}
        {stale.length > 0 && kind === 'stock' && (
          <Button busy={busy} disabled={rows.some((row) => newNumber(row) < 0)} onClick={() => void apply()}>
            Apply the difference
          </Button>
        )}
        {stale.length > 0 && (
          <Button variant="secondary" disabled={busy} onClick={() => void readAgain()}>
            Compare with the new {word}
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </Cluster>
    </>
  );
}
