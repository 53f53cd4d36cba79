import type { ResponseOf } from '@kaagazz/api-schema';

import type { OrderProduct } from '../../quote/index.ts';
import type { CheckoutProblem } from '../checkout-machine.ts';

/** What the shopper chose in the optional parts of the checkout. */
export interface Choices {
  /** Price with the discount code, or undefined without a code. */
  discounted?: ResponseOf<'POST /payment/discount'> | undefined;
}

export interface OptionsProps {
  products: OrderProduct[];
  /** PIN code of the shipping address, or undefined if the shipping fee does not depend on it. */
  pin: string | undefined;
  /** Why the last payment failed, because the discount code may no longer apply. */
  problem: CheckoutProblem | null;
  /** Called with the changed choices. */
  onChange: (choices: Choices) => void;
}
