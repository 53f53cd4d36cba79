import { InvoiceTaxesSetting } from './tax-settings.ts';

const messageFor = (setting: string) => InvoiceTaxesSetting.safeParse(setting).error?.issues[0]?.message;

describe('INVOICE_TAXES', () => {
  it('parses INVOICE_TAXES into the home state, a default rate, and rates and HSN codes by category', () => {
    const setting = { homeState: 'delhi', rates: { default: 12, paper: 18, print: 0.25 }, hsn: { paper: '4802' } };

    expect(InvoiceTaxesSetting.parse(JSON.stringify(setting))).toEqual({
      homeState: { code: '07', name: 'Delhi' },
      rates: { default: 12, paper: 18, print: 0.25 },
      hsn: { paper: '4802' },
    });
  });

  it('accepts tax settings without HSN codes', () => {
    expect(InvoiceTaxesSetting.parse('{"homeState":"07","rates":{"default":12}}').hsn).toEqual({});
  });

  it.each([
    ['GST 18', 'is not valid JSON'],
    ['{"homeState":"Atlantis","rates":{"default":12}}', 'is not a state of India'],
    ['{"homeState":"Delhi","rates":{"default":12.345}}', 'at most two decimals'],
    ['{"homeState":"Delhi","rates":{"default":12},"hsn":{"paper":"48"}}', 'must have 4 to 8 digits'],
    ['{"homeState":"Delhi","rates":{"default":12},"tax":{}}', 'Unrecognized key: "tax"'],
  ])('rejects %s with "%s"', (setting, message) => expect(messageFor(setting)).toBe(message));

  it.each([-1, 101])('rejects a tax rate of %i%%', (rate) => {
    expect(messageFor(JSON.stringify({ homeState: 'Delhi', rates: { default: rate } }))).toMatch(/^Too (small|big)/);
  });

  it('rejects tax settings without a default rate', () => {
    expect(messageFor('{"homeState":"Delhi","rates":{"paper":12}}')).toMatch(/expected number/);
  });
});
