import type { DeskSettings } from '@kaagazz/api-schema';
import { openDesk } from './desk-client.ts';
import type { TestShop } from './test-shop.ts';

type TaxRate = DeskSettings['taxes']['rates'][number];

export const SELLER = {
  legalName: 'Kaagazz Paper LLP',
  address: '3 Kumhar Gali, New Delhi 110049',
  phone: '+91 98765 43210',
  email: 'hello@kaagazz.in',
  grievanceOfficer: 'Meera Joshi',
  gstin: '07AAAAA0000A1Z5',
};

export const TAX_RATES: readonly TaxRate[] = [
  { kind: 'goods', hsn: '', percent: 12, from: '' },
  { kind: 'shipping', hsn: '', percent: 18, from: '' },
];

export async function chargeGst(shop: TestShop, rates: readonly TaxRate[] = TAX_RATES): Promise<void> {
  const founder = await openDesk(shop, 'founder');
  const { version } = (await founder.call('GET', '/settings/shop')).json<{ data: DeskSettings }>().data;
  const { status, payload } = await founder.call('PATCH', '/settings/shop', {
    version,
    company: SELLER,
    taxes: { rates },
  });
  if (status !== 200) throw new Error(payload);
}
