import type { DeskDiscount } from '@kaagazz/api-schema';
import { Badge, Button } from '@kaagazz/design-system';
import { dayInWords, formatRupees } from '@kaagazz/domain';
import { useState } from 'react';

import { DiscountDialog } from '../../features/discounts/discount-dialog.tsx';
import { type Column, ResourceList } from '../../list/index.ts';
import { useMay } from '../../session/session.tsx';

const STATES = { on: 'On', off: 'Off', planned: 'Planned', ended: 'Ended', 'used-up': 'Used up' } as const;

/** Lists the discount codes that shoppers can enter at checkout. */
export function DiscountsPage() {
  const [edited, setEdited] = useState<DeskDiscount | 'new' | null>(null);
  const canEdit = useMay()('catalogue.write');
  const columns: readonly Column<DeskDiscount>[] = [
    { source: 'code', label: 'Code', sortable: true, text: ({ id }) => id, note: offOf },
    {
      source: 'minimum',
      label: 'Minimum order',
      wide: true,
      render: ({ minimum }) => (minimum === 0 ? 'None' : formatRupees(minimum)),
      text: ({ minimum }) => String(minimum),
    },
    {
      source: 'startsAt',
      label: 'Days',
      sortable: true,
      wide: true,
      render: ({ firstDay, lastDay }) =>
        lastDay === null ? `From ${dayInWords(firstDay)}` : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`,
      text: ({ firstDay, lastDay }) => `${firstDay} to ${lastDay ?? ''}`,
    },
    {
      source: 'uses',
      label: 'Used',
      render: ({ uses, maximumUses }) => (maximumUses === null ? uses : `${uses} of ${maximumUses}`),
      text: ({ uses }) => String(uses),
    },
    {
      source: 'state',
      label: 'State',
      render: (row) => (
        <>
          <Badge tone={row.state === 'on' ? 'leaf' : 'marigold'}>{STATES[row.state]}</Badge>{' '}
          {canEdit && (
            <Button variant="quiet" aria-label={`Edit ${row.id}`} onClick={() => setEdited(row)}>
              Edit
            </Button>
          )}
        </>
      ),
      text: ({ state }) => state,
    },
  ];
  return (
    <>
      <ResourceList
        resource="discounts"
        title="Discount codes"
        columns={columns}
        search="Part of a code"
        actions={canEdit && <Button onClick={() => setEdited('new')}>New discount code</Button>}
      />
      {edited && <DiscountDialog discount={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function offOf({ percent, amount }: DeskDiscount): string {
  return percent === null ? `${formatRupees(amount ?? 0)} off` : `${percent}% off`;
}
