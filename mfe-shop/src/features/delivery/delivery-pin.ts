import { tabStorage } from '@kaagazz/contract/tab-storage';
import { isPinCode } from '@kaagazz/domain';

export const deliveryPin = tabStorage('mine deliveryPin', isStoredPin);

function isStoredPin(value: unknown): value is string {
  return typeof value === 'string' && isPinCode(value);
}
