import { missingDetails } from './shop-settings.ts';

const COMPANY = {
  legalName: 'Kaagazz Private Limited',
  address: '12 Hauz Khas Village, New Delhi 110016',
  phone: '98110 21340',
  email: 'hello@kaagazz.in',
  grievanceOfficer: 'Asha Verma',
};
const RATES = [{ kind: 'goods' as const, hsn: '', percent: 12, from: '' }];

it.each([
  ['neither a GSTIN nor tax rates', '', [], false, []],
  ['a GSTIN and tax rates', '07AABCK1234M1Z5', RATES, false, []],
  ['a GSTIN only', '07AABCK1234M1Z5', [], false, ['tax rates']],
  ['tax rates only', '', RATES, false, ['GSTIN']],
  ['a GSTIN of an unknown state', '00AABCK1234M1Z5', RATES, false, ['GSTIN']],
  ['INVOICE_TAXES, but nothing entered at the desk', '', [], true, ['GSTIN', 'tax rates']],
])('invoices of a shop with %s wait for the right details', (_, gstin, rates, hadInvoiceTaxes, missing) => {
  expect(missingDetails({ company: { ...COMPANY, gstin }, taxes: { rates } }, { hadInvoiceTaxes })).toEqual(missing);
});
