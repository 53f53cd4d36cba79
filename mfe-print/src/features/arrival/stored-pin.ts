import { tabStorage } from '@kaagazz/contract/tab-storage';
import { isPinCode } from '@kaagazz/domain';

/**
 * The shop's product pages use the same storage key, so shoppers enter their PIN code only once.
 */
export const storedPin = tabStorage('mine deliveryPin', isStoredPin);

function isStoredPin(value: unknown): value is string {
  return typeof value === 'string' && isPinCode(value);
}
