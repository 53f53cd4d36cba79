import { InvoiceTaxesSetting } from './invoice-taxes.ts';

const complaint = (setting: string) => InvoiceTaxesSetting.safeParse(setting).error?.issues[0]?.message;

describe('the setting INVOICE_TAXES', () => {
  it('names the home state, a rate for everything and rates of its own for some things', () => {
    const setting = { homeState: 'delhi', rates: { default: 12, paper: 18, print: 0.25 }, hsn: { paper: '4802' } };

    expect(InvoiceTaxesSetting.parse(JSON.stringify(setting))).toEqual({
      homeState: { code: '07', name: 'Delhi' },
      rates: { default: 12, paper: 18, print: 0.25 },
      hsn: { paper: '4802' },
    });
  });

  it.each([
    ['GST 18', 'is no JSON'],
    ['{"homeState":"Atlantis","rates":{"default":12}}', 'is no state of India'],
    ['{"homeState":"Delhi","rates":{"default":12.345}}', 'at most two decimals'],
    ['{"homeState":"Delhi","rates":{"default":12},"hsn":{"paper":"48"}}', 'has 4 to 8 digits'],
    ['{"homeState":"Delhi","rates":{"default":12,"papre":18}}', 'Unrecognized key: "papre"'],
  ])('is refused as %s: %s', (setting, message) => expect(complaint(setting)).toBe(message));

  it('needs a rate for what is not named', () => {
    expect(complaint('{"homeState":"Delhi","rates":{"paper":12}}')).toMatch(/expected number/);
  });
});
