import type { DeskDiscount } from '@kaagazz/api-schema';
import { dayInWords, formatRupees } from '@kaagazz/domain';

import { callDesk } from '../../api/call-desk.ts';
import { DiscountButton } from '../../features/discounts/discount-button.tsx';
import { type Column, ResourceList, stateColumn } from '../../list/index.ts';
import { ActionButton } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';

const STATES = { on: 'On', off: 'Off', planned: 'Planned', ended: 'Ended', 'used-up': 'Used up' } as const;

export function DiscountsPage() {
  const canEdit = useMay()('catalogue.write');
  const edit = (row: DeskDiscount) => canEdit && !row.isCredit && <DiscountButton discount={row} />;
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
    { ...stateColumn(STATES, 'on'), text: ({ state }) => state },
    { source: 'actions', label: 'Actions', render: edit },
  ];
  return (
    <ResourceList<DeskDiscount>
      resource="discounts"
      title="Discount codes"
      columns={columns}
      search="Part of a code"
      actions={canEdit && <DiscountButton />}
      bulk={canEdit && ((_ids, _done, each) => <ActionButton label="Switch off" action={() => each(switchOff)} />)}
    />
  );
}

const switchOff = (code: DeskDiscount) =>
  callDesk('PUT /desk/discounts/:id', { params: { id: code.id }, body: { ...code, isOn: false } });

function offOf({ percent, amount, isCredit }: DeskDiscount): string {
  return percent === null ? `${formatRupees(amount ?? 0)} ${isCredit ? 'sample credit' : 'off'}` : `${percent}% off`;
}
