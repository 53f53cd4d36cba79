import type { BodyOf, DeskDiscount } from '@kaagazz/api-schema';
import { dayInWords, formatRupees, inIndia } from '@kaagazz/domain';

import { callDesk } from '../../api/call-desk.ts';
import { type FieldSpec, FormButton, textOf, type Values, valuesOf } from '../../form/index.ts';
import { type Column, ResourceList, stateColumn } from '../../list/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';

const STATES = { on: 'On', off: 'Off', planned: 'Scheduled', ended: 'Ended', 'used-up': 'Used up' } as const;

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

const TERMS: readonly FieldSpec[] = [
  { name: 'percent', label: 'Percent off', type: 'number', hint: 'Enter either a percentage or an amount' },
  { name: 'amount', label: 'Amount off in rupees', type: 'number' },
  {
    name: 'minimum',
    label: 'Minimum order in rupees',
    type: 'number',
    hint: 'Before shipping. Leave empty for no minimum',
  },
  { name: 'firstDay', label: 'First day', type: 'date', required: true },
  { name: 'lastDay', label: 'Last day', type: 'date', hint: 'Leave empty if the code doesn’t expire' },
  { name: 'maximumUses', label: 'Uses in total', type: 'number', hint: 'Leave empty for no limit' },
  { name: 'maximumPerCustomer', label: 'Uses per customer', type: 'number', hint: 'Leave empty for no limit' },
  { name: 'isOn', label: 'Shoppers can use this code', type: 'check' },
];

const CODE_HINT = '4 to 20 letters, digits and hyphens';

function DiscountButton({ discount }: { discount?: DeskDiscount }) {
  const { change } = useChange();
  const code: FieldSpec = { name: 'code', label: 'Code', type: 'capitals', required: true, hint: CODE_HINT };
  return (
    <FormButton
      label={discount ? 'Edit' : 'New discount code'}
      {...(discount && { name: `Edit ${discount.id}`, title: `Discount code ${discount.id}` })}
      look={discount ? 'quiet' : 'primary'}
      fields={discount ? TERMS : [code, ...TERMS]}
      record={discount}
      valuesOf={(record) => ({ ...valuesOf(record), minimum: textOf(record.minimum || '') })}
      initial={newValues()}
      submit={discount ? 'Save' : 'Create the code'}
      onSubmit={(values, version) => {
        const terms = termsOf(values);
        return discount
          ? change('PUT /desk/discounts/:id', { params: { id: discount.id }, body: { ...terms, version } })
          : change('POST /desk/discounts', { body: { ...terms, code: values.code ?? '' } }, 'Discount code created');
      }}
    />
  );
}

function newValues(): Values {
  const today = inIndia(new Date()).toISOString().slice(0, 10);
  return { firstDay: today, maximumPerCustomer: '1', isOn: 'true' };
}

function termsOf(values: Values): Omit<BodyOf<'POST /desk/discounts'>, 'code'> {
  const { percent, amount, minimum, firstDay = '', lastDay = '', maximumUses, maximumPerCustomer, isOn } = values;
  return {
    percent: numberIn(percent),
    amount: numberIn(amount),
    minimum: numberIn(minimum) ?? 0,
    firstDay,
    lastDay: lastDay === '' ? null : lastDay,
    maximumUses: numberIn(maximumUses),
    maximumPerCustomer: numberIn(maximumPerCustomer),
    isOn: isOn === 'true',
  };
}

function numberIn(text = ''): number | null {
  return text === '' ? null : Number(text);
}
