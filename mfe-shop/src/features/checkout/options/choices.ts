import type { BodyOf, ResponseOf } from '@kaagazz/api-schema';

import type { OrderProduct } from '../../quote/index.ts';
import type { CheckoutProblem } from '../checkout-machine.ts';

type OrderBody = BodyOf<'POST /payment/create-order'>;
export type Business = NonNullable<OrderBody['business']>;
export type Discounted = ResponseOf<'POST /payment/discount'>;

/** What the shopper chose in the optional parts of the checkout. */
export interface Choices {
  /** Fields of the order that the choices add. */
  order?: Pick<OrderBody, 'discountCode' | 'business'>;
  /** Price with the choices, or undefined if they don't change it. */
  price?: Discounted | undefined;
}

export interface OptionsProps {
  products: OrderProduct[];
  /** PIN code of the shipping address, or undefined if the shipping fee does not depend on it. */
  pin: string | undefined;
  /** Why the last payment failed, because the discount code may no longer apply. */
  problem: CheckoutProblem | null;
  onChange: (choices: Choices) => void;
}
