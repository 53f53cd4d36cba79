import { dayInIndia } from '@kaagazz/domain';
import fc from 'fast-check';
import { SELLER } from '../../../test-support/charge-gst.ts';
import { shopTaxes, type TaxRate, taxRateOn } from './tax-rates.ts';

const OTHERS: TaxRate = { kind: 'goods', hsn: '', percent: 12, from: '' };
const noon = (day: string) => new Date(`${day}T06:30:00Z`);

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const kind = fc.constantFrom('goods', 'print', 'shipping');
const code = fc.constantFrom('', '48', '4802', '4820', '482010', '49');
const percent = fc.integer({ min: 0, max: 2_800 }).map((hundredths) => hundredths / 100);
const rate: fc.Arbitrary<TaxRate> = fc.record({ kind, hsn: code, percent, from: fc.oneof(fc.constant(''), day) });
const rates = fc
  .uniqueArray(rate, {
    selector: (one) => [one.kind, one.kind === 'goods' ? one.hsn : '', one.from].join(),
    maxLength: 12,
  })
  .map((more) => [...more.filter(({ kind: of, hsn, from }) => of !== 'goods' || hsn !== '' || from !== ''), OTHERS]);
const item = fc.record({ kind, hsn: fc.constantFrom('', '4802', '48201010', '4901', '9989') });

describe('the tax rate of an item', () => {
  it('the rate for the longest matching HSN code applies, even if another rate is newer', () => {
    fc.assert(
      fc.property(rates, day, item, (all, ordered, of) => {
        const chosen = taxRateOn(noon(ordered), all, of);

        const covers = ({ kind: group, hsn }: TaxRate) =>
          group === of.kind && (group !== 'goods' || of.hsn.startsWith(hsn));
        const candidates = all.filter((one) => one.from <= ordered && covers(one));
        expect(chosen.from <= ordered).toBe(true);
        expect(covers(chosen) || (chosen.kind === 'goods' && chosen.hsn === '')).toBe(true);
        expect(covers(chosen)).toBe(candidates.length > 0);
        for (const other of candidates) {
          const isLonger = of.kind === 'goods' && other.hsn.length > chosen.hsn.length;
          const isSame = of.kind !== 'goods' || other.hsn === chosen.hsn;
          expect(isLonger || (isSame && other.from > chosen.from)).toBe(false);
        }
      }),
    );
  });

  it('an item’s tax rate does not depend on the order in which rates were entered', () => {
    fc.assert(
      fc.property(rates, day, item, (all, ordered, of) => {
        expect(taxRateOn(noon(ordered), all.toReversed(), of)).toEqual(taxRateOn(noon(ordered), all, of));
      }),
    );
  });

  it('a tax rate does not apply before its start date', () => {
    fc.assert(
      fc.property(rates, rate, day, day, item, (all, added, one, other, of) => {
        const [ordered = '', from = ''] = [one, other].toSorted();
        fc.pre(ordered < from);

        const before = taxRateOn(noon(ordered), all, of);

        expect(taxRateOn(noon(ordered), [...all, { ...added, from }], of)).toEqual(before);
      }),
    );
  });

  it('a new tax rate applies from midnight, Indian time', () => {
    const next: TaxRate = { ...OTHERS, percent: 18, from: '2026-12-01' };
    const percentAt = (at: string) => taxRateOn(new Date(at), [OTHERS, next], { kind: 'goods', hsn: '' }).percent;

    expect(dayInIndia(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
    expect([percentAt('2026-11-30T18:29:59Z'), percentAt('2026-11-30T18:30:00Z')]).toEqual([12, 18]);
  });
});

describe('the taxes of a shop', () => {
  it('a shop’s home state is derived from its GSTIN', () => {
    const taxes = { rates: [OTHERS] };

    expect(shopTaxes({ company: { ...SELLER, gstin: '27AAPFU0939F1ZV' }, taxes })?.homeState.name).toBe('Maharashtra');
  });

  it.each([
    ['without a GSTIN', { company: { ...SELLER, gstin: '' }, taxes: { rates: [OTHERS] } }],
    ['without tax rates', { company: SELLER, taxes: { rates: [] } }],
  ])('a shop %s charges no GST', (_case, settings) => {
    expect(shopTaxes(settings)).toBeNull();
  });
});
