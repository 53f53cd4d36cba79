import type { ResponseOf } from '@kaagazz/api-schema';
import { FormMessage, Spinner, Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { callDesk } from '../../api/call-desk.ts';
import { CsvField, useAttempt } from '../../form/index.ts';
import { type Column, DataTable } from '../../list/index.ts';
import { orderPath } from '../../paths.ts';
import { Panel, Quiet } from '../../record/index.ts';

type Report = ResponseOf<'POST /desk/money/payouts'>;

const WORDS: Readonly<Record<Report['differences'][number]['kind'], string>> = {
  'unknown-payment': 'The shop doesn’t know this payment',
  'unknown-refund': 'The shop made no such refund',
  'amount-differs': 'The amounts differ',
  'listed-twice': 'Listed twice in the file',
  'not-paid-out': 'Not paid out by the gateway',
};

export function Payouts() {
  const [report, setReport] = useState<Report | null>(null);
  const { busy, problem, attempt } = useAttempt();
  const compare = (body: File) => async () => setReport(await callDesk('POST /desk/money/payouts', { body }));
  return (
    <Panel title="Gateway payouts">
      <CsvField
        label="Settlement report (CSV)"
        hint="Download the file from the gateway’s dashboard. We use it only for this comparison and don’t store it."
        disabled={busy}
        onFile={(file) => {
          setReport(null);
          if (file) void attempt(compare(file));
        }}
      />
      {busy && <Spinner label="Comparing the file" />}
      {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
      {report && <Result report={report} />}
    </Panel>
  );
}

const money = (rupees: number | null) => (rupees === null ? '–' : formatRupees(rupees));

const settlementColumns: readonly Column<Report['settlements'][number]>[] = [
  { source: 'id', label: 'Settlement', text: ({ id }) => id, note: ({ utr }) => utr },
  { source: 'payments', label: 'Payments', align: 'end', render: ({ payments }) => money(payments) },
  { source: 'refunds', label: 'Refunds', align: 'end', wide: true, render: ({ refunds }) => money(refunds) },
  { source: 'fees', label: 'Fees', align: 'end', wide: true, render: ({ fees }) => money(fees) },
  { source: 'net', label: 'Paid out', align: 'end', render: ({ net }) => money(net) },
];

const differenceColumns: readonly Column<Report['differences'][number]>[] = [
  {
    source: 'kind',
    label: 'Difference',
    render: ({ kind, id, orderId }) => (
      <>
        {WORDS[kind]}{' '}
        <small>
          {id} {orderId !== null && <Link to={orderPath(orderId)}>{orderId}</Link>}
        </small>
      </>
    ),
  },
  { source: 'shop', label: 'Shop', align: 'end', render: ({ shop }) => money(shop) },
  { source: 'gateway', label: 'Gateway', align: 'end', render: ({ gateway }) => money(gateway) },
];

function Result({ report: { payments, refunds, matched, settlements, differences } }: { report: Report }) {
  return (
    <>
      <Text>
        Payments in the file: {payments}. Refunds: {refunds}. As in the shop: {matched}.
      </Text>
      <DataTable label="Settlements" columns={settlementColumns} rows={settlements} keyOf={({ id }) => id} />
      {differences.length === 0 ? (
        <Quiet>No differences.</Quiet>
      ) : (
        <DataTable
          label="Differences"
          columns={differenceColumns}
          rows={differences}
          keyOf={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </>
  );
}
