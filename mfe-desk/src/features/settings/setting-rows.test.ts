import { holidayRows, taxRows, zoneRows } from './setting-rows.ts';

it('treats a missing per-kilogram shipping fee as 0', () => {
  const delhi = { name: 'Delhi', pins: ['110'], flatFee: 59.5, perKg: 0 };
  const zones = [{ name: 'North East', pins: ['78', '79'], flatFee: 180, perKg: 40 }, delhi];

  expect(zoneRows.itemsIn(zoneRows.textOf(zones))).toEqual(zones);
  expect(zoneRows.itemsIn('Delhi; 110; 59.5')).toEqual([delhi]);
});

it('converting tax rates to text and back does not change them', () => {
  const rates = [
    { kind: 'goods' as const, hsn: '', percent: 12, from: '' },
    { kind: 'goods' as const, hsn: '4820', percent: 5.25, from: '2026-12-01' },
    { kind: 'shipping' as const, hsn: '9968', percent: 18, from: '' },
  ];

  expect(taxRows.itemsIn(taxRows.textOf(rates))).toEqual(rates);
});

it('the holiday field omits past holidays unless they recur every year', () => {
  const diwali = { day: '2999-10-29', name: 'Diwali', isYearly: false };
  const yearly = { day: '2026-01-26', name: 'Republic Day', isYearly: true };

  expect(holidayRows.itemsIn(holidayRows.textOf([yearly, { ...diwali, day: '2020-11-14' }, diwali]))).toEqual([
    yearly,
    diwali,
  ]);
});
