import { tabStorage } from '@kaagazz/contract/tab-storage';
import { isPinCode } from '@kaagazz/domain';

/** Uses the same key as product pages, so that shoppers enter their PIN code only once. */
export const storedPin = tabStorage('mine deliveryPin', isStoredPin);

function isStoredPin(value: unknown): value is string {
  return typeof value === 'string' && isPinCode(value);
}
