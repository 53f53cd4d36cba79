import { Button, Cluster, Dialog, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { messageOf } from '../../api/desk-problem.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { DataTable } from '../../list/index.ts';
import { Quiet, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';
import { columnsOf, isStale, newNumber, readRows, type GridKind, type GridRow } from './grid-rows.ts';
import { pastedRows } from './pasted-rows.ts';

const DRAFT = 'prices-and-stock';

interface Review {
  kind: GridKind;
  rows: readonly GridRow[];
}

export function GridDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
    setReview(null);
    onClose();
  };

  return (
    <Dialog open={open} title="Prices and stock" onClose={onClose}>
      {review ? (
        <Differences {...review} onRows={keep} onBack={() => setReview(null)} onDone={finish} />
      ) : (
        <Stack gap={4}>
          <Text>
            Copy two columns from a spreadsheet (the product’s id and the number) and paste them here. A third column
            can hold the number before your change, for example the stock at the time of the count.
          </Text>
          <FieldsForm
            fields={[
              { name: 'kind', label: 'The numbers are', type: 'select', required: true, options: kinds },
              {
                name: 'rows',
                label: 'Rows',
                type: 'area',
                required: true,
                hint: 'For example: notebook-a5-marigold 24',
              },
            ]}
            initial={{ kind: kinds[0]?.value ?? '' }}
            submit="Show differences"
            draft={DRAFT}
            onSubmit={({ kind, rows = '' }) => check(kind === 'price' ? 'price' : 'stock', rows)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

interface DifferencesProps extends Review {
  /** Called with the rows that still have to be applied. */
  onRows: (review: Review) => void;
  onBack: () => void;
  onDone: () => void;
}

function Differences({ kind, rows, onRows, onBack, onDone }: DifferencesProps) {
  const { change } = useChange();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const stale = rows.filter(isStale);
  const word = kind === 'stock' ? 'stock' : 'price';

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblems([]);
    await work().catch((error: unknown) => setProblems([messageOf(error)]));
    setBusy(false);
  };
  const apply = () =>
    attempt(async () => {
      const sent = rows.map((row) => ({ ...row, seen: row.current, value: newNumber(row) }));
      const { done, failed } =
        kind === 'stock'
          ? await change('POST /desk/products/stock', {
              body: {
                rows: sent.map(({ id, seen, value }) => ({ id, expected: seen, counted: value })),
                reason: 'Stock count',
              },
            })
          : await change('POST /desk/products/prices', {
              body: { rows: sent.map(({ id, version, value }) => ({ id, version, originalPrice: value })) },
            });
      if (done.length > 0) {
        notify(done.length === 1 ? '1 product changed' : `${done.length} products changed`, { type: 'success' });
      }
      if (failed.length === 0) {
        onDone();
        return;
      }
      const left = sent.filter((row) => failed.some(({ id }) => id === row.id));
      onRows({ kind, rows: left });
      const fresh = await readRows(kind, left);
      onRows({ kind, rows: fresh });
      const changed = fresh.filter(isStale).map(({ id }) => id);
      setProblems(failed.filter(({ id }) => !changed.includes(id)).map(({ id, message }) => `${id}: ${message}`));
    });
  const readAgain = () =>
    attempt(async () => {
      const pasted = rows.map(({ id, value }) => ({ id, value }));
      onRows({ kind, rows: await readRows(kind, pasted) });
    });

  return (
    <Stack gap={4}>
      {stale.length > 0 && (
        <FormMessage tone="error">
          The {word} of {stale.length === 1 ? '1 product has' : `${stale.length} products have`} changed in the
          meantime. {stale.length === 1 ? 'It was' : 'They were'} not saved.
          {kind === 'stock' &&
            ' “New” is the current stock with the difference between your count and the stock before.'}
        </FormMessage>
      )}
      {problems.map((problem) => (
        <FormMessage key={problem} tone="error">
          {problem}
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
    </Stack>
  );
}
