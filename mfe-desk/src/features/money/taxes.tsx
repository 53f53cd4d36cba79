import type { DeskMoney } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { callDesk } from '../../api/call-desk.ts';
import { type Column, DataTable, saveFile } from '../../list/index.ts';
import { ActionButton, countOf, Panel, Quiet } from '../../record/index.ts';

const columns: readonly Column<DeskMoney['gst'][number]>[] = [
  {
    source: 'name',
    label: 'Section',
    text: ({ name }) => name,
    note: ({ documents }) => countOf(documents, 'document'),
  },
  { source: 'taxable', label: 'Taxable', align: 'end', render: ({ taxable }) => formatRupees(taxable) },
  { source: 'tax', label: 'Tax', align: 'end', render: ({ igst, cgst, sgst }) => formatRupees(igst + cgst + sgst) },
];

export function Taxes({ money: { month, gst, invoices } }: { money: DeskMoney }) {
  const request = { query: { month }, answer: 'file' } as const;
  const saveTables = async () => saveFile(`gstr-1-${month}.zip`, await callDesk('GET /desk/money/gst', request));
  const saveInvoices = async () =>
    saveFile(`invoices-${month}.zip`, await callDesk('GET /desk/money/invoices', request));
  return (
    <Panel title="GST">
      <DataTable label="GST" columns={columns} rows={gst} keyOf={({ name }) => name} />
      <Cluster>
        <ActionButton label="GSTR-1 tables" action={saveTables} />
        <ActionButton
          label={`${countOf(invoices, 'invoice')} as PDF`}
          disabled={invoices === 0}
          action={saveInvoices}
        />
      </Cluster>
      <Quiet>An invoice is listed under B2B if it contains the buyer’s GSTIN.</Quiet>
    </Panel>
  );
}
