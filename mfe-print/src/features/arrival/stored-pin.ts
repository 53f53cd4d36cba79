import { tabStorage } from '@kaagazz/contract/tab-storage';
import { isPinCode } from '@kaagazz/domain';

/** Product pages use the same key, so that shoppers enter their PIN code only once. */
export const storedPin = tabStorage('mine deliveryPin', isStoredPin);

function isStoredPin(value: unknown): value is string {
  return typeof value === 'string' && isPinCode(value);
}
