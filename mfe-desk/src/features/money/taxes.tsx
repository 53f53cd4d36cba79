import type { DeskMoney } from '@kaagazz/api-schema';
import { Button, Cluster, Heading, Stack } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { DataTable } from '../../list/data-table.tsx';
import type { Column } from '../../list/list-spec.ts';
import { saveFile } from '../../list/save-file.ts';
import { Panel, Quiet } from '../../record/record.styles.ts';
import { useChange } from '../../record/use-record.ts';

const columns: readonly Column<DeskMoney['gst'][number]>[] = [
  {
    source: 'name',
    label: 'Section',
    render: ({ name, documents }) => (
      <>
        {name} <small>{documents === 1 ? '1 document' : `${documents} documents`}</small>
      </>
    ),
  },
  { source: 'taxable', label: 'Taxable', align: 'end', render: ({ taxable }) => formatRupees(taxable) },
  { source: 'tax', label: 'Tax', align: 'end', render: ({ igst, cgst, sgst }) => formatRupees(igst + cgst + sgst) },
];

/** Shows the month's GST for each section of the return, with files for the accountant. */
export function Taxes({ money: { month, gst, invoices } }: { money: DeskMoney }) {
  const { attempt } = useChange();
  const [busy, setBusy] = useState<'gst' | 'invoices' | null>(null);
  const query = { month };
  const save = async (kind: 'gst' | 'invoices') => {
    setBusy(kind);
    const file =
      kind === 'gst'
        ? callDesk('GET /desk/money/gst', { query, answer: 'file' })
        : callDesk('GET /desk/money/invoices', { query, answer: 'file' });
    const name = kind === 'gst' ? `gstr-1-${month}.zip` : `invoices-${month}.zip`;
    await attempt(file.then((blob) => saveFile(name, blob)));
    setBusy(null);
  };
  return (
    <Panel>
      <Heading level={2} size="md">
        GST
      </Heading>
      <Stack gap={4}>
        <DataTable label="GST" columns={columns} rows={gst} keyOf={({ name }) => name} />
        <Cluster>
          <Button variant="secondary" busy={busy === 'gst'} onClick={() => void save('gst')}>
            GSTR-1 tables
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'invoices'}
            disabled={invoices === 0}
            onClick={() => void save('invoices')}
          >
            {invoices === 1 ? '1 invoice' : `${invoices} invoices`} as PDF
          </Button>
        </Cluster>
        <Quiet>An invoice counts as B2B if the buyer’s address contains a GSTIN.</Quiet>
      </Stack>
    </Panel>
  );
}
