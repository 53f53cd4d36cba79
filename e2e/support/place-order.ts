import type { Visit, VisitOptions } from './browser.ts';
import { plentifulProduct } from './catalogue.ts';
import { newEmail } from './mailbox.ts';
import { Shopper } from './shopper.ts';

export async function placeOrder(visit: (options?: VisitOptions) => Promise<Visit>): Promise<string> {
  const { page, close } = await visit();
  const shopper = new Shopper(page, 'mouse');
  await shopper.createAccount(newEmail());
  const number = await shopper.buy(await plentifulProduct('stationery'));
  await close();
  return number;
}
