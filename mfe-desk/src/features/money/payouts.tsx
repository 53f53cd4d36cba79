import type { ResponseOf } from '@kaagazz/api-schema';
import { FormMessage, Heading, Stack, Text, TextField } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { callDesk } from '../../api/call-desk.ts';
import { messageOf } from '../../api/desk-problem.ts';
import { Table, TableFrame } from '../../list/list.styles.ts';
import { orderPath } from '../../paths.ts';
import { Panel, Quiet } from '../../record/record.styles.ts';

type Report = ResponseOf<'POST /desk/money/payouts'>;

const WORDS: Readonly<Record<Report['differences'][number]['kind'], string>> = {
  'unknown-payment': 'The shop doesn’t know this payment',
  'unknown-refund': 'The shop made no such refund',
  'amount-differs': 'The amounts differ',
  'listed-twice': 'The file lists it twice',
  'not-paid-out': 'The gateway hasn’t paid it out',
};

/** Lets staff compare the gateway's settlement report with the shop's payments. */
export function Payouts() {
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const compare = async (file: File | undefined) => {
    setReport(null);
    setProblem('');
    if (!file) return;
    setBusy(true);
    try {
      setReport(await callDesk('POST /desk/money/payouts', { body: new Blob([file], { type: 'text/csv' }) }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Panel>
      <Heading level={2} size="md">
        Gateway payouts
      </Heading>
      <Stack gap={4}>
        <TextField
          label="Settlement report (CSV)"
          hint="Download it from the gateway’s dashboard. The file is only compared, not stored."
          type="file"
          accept=".csv,text/csv"
          disabled={busy}
          onChange={({ target }) => void compare(target.files?.[0])}
        />
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        {report && <Result report={report} />}
      </Stack>
    </Panel>
  );
}

function Result({ report: { payments, refunds, matched, settlements, differences } }: { report: Report }) {
  const money = (rupees: number | null) => (rupees === null ? '–' : formatRupees(rupees));
  return (
    <>
      <Text>
        Payments in the file: {payments}. Refunds: {refunds}. As in the shop: {matched}.
      </Text>
      <TableFrame>
        <Table aria-label="Settlements">
          <thead>
            <tr>
              <th scope="col">Settlement</th>
              <th scope="col" data-align="end">
                Payments
              </th>
              <th scope="col" data-align="end" data-wide>
                Refunds
              </th>
              <th scope="col" data-align="end" data-wide>
                Fees
              </th>
              <th scope="col" data-align="end">
                Paid out
              </th>
            </tr>
          </thead>
          <tbody>
            {settlements.map((one) => (
              <tr key={one.id}>
                <td>
                  {one.id} <small>{one.utr}</small>
                </td>
                <td data-align="end">{money(one.payments)}</td>
                <td data-align="end" data-wide>
                  {money(one.refunds)}
                </td>
                <td data-align="end" data-wide>
                  {money(one.fees)}
                </td>
                <td data-align="end">{money(one.net)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {differences.length === 0 ? (
        <Quiet>No differences.</Quiet>
      ) : (
        <TableFrame>
          <Table aria-label="Differences">
            <thead>
              <tr>
                <th scope="col">Difference</th>
                <th scope="col" data-align="end">
                  Shop
                </th>
                <th scope="col" data-align="end">
                  Gateway
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ kind, id, orderId, shop, gateway }) => (
                <tr key={`${kind} ${id}`}>
                  <td>
                    {WORDS[kind]}{' '}
                    <small>
                      {id} {orderId !== null && <Link to={orderPath(orderId)}>{orderId}</Link>}
                    </small>
                  </td>
                  <td data-align="end">{money(shop)}</td>
                  <td data-align="end">{money(gateway)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </>
  );
}
