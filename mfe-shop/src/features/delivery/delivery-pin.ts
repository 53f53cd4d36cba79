import { tabStorage } from '@kaagazz/contract/tab-storage';
import { isPinCode } from '@kaagazz/domain';

/** PIN code that the shopper entered in this tab. The shell deletes it at sign-out. */
export const deliveryPin = tabStorage('mine deliveryPin', isStoredPin);

function isStoredPin(value: unknown): value is string {
  return typeof value === 'string' && isPinCode(value);
}
