import type { BodyOf, DeskDiscount } from '@kaagazz/api-schema';
import { inIndia } from '@kaagazz/domain';

import { type FieldSpec, FormButton, textOf, type Values, valuesOf } from '../../form/index.ts';
import { useChange } from '../../record/index.ts';

const TERMS: readonly FieldSpec[] = [
  { name: 'percent', label: 'Percent off', type: 'number', hint: 'Fill in either this or the amount' },
  { name: 'amount', label: 'Amount off in rupees', type: 'number' },
  { name: 'minimum', label: 'Minimum order in rupees', type: 'number', hint: 'Before shipping. Empty for any order' },
  { name: 'firstDay', label: 'First day', type: 'date', required: true },
  { name: 'lastDay', label: 'Last day', type: 'date', hint: 'Empty if the code has no end' },
  { name: 'maximumUses', label: 'Uses in total', type: 'number', hint: 'Empty for any number' },
  { name: 'maximumPerCustomer', label: 'Uses per customer', type: 'number', hint: 'Empty for any number' },
  { name: 'isOn', label: 'Shoppers can use this code', type: 'check' },
];

const HINT = '4 to 20 letters, digits and hyphens';

export function DiscountButton({ discount }: { discount?: DeskDiscount }) {
  const { change } = useChange();
  const code: FieldSpec = { name: 'code', label: 'Code', type: 'capitals', required: true, hint: HINT };
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
