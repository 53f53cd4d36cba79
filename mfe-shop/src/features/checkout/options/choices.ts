import type { BodyOf, ResponseOf } from '@kaagazz/api-schema';

import type { OrderProduct, Quote } from '../../quote/index.ts';
import type { CheckoutProblem } from '../checkout-machine.ts';
import type { OrderRequest } from '../checkout.api.ts';

type OrderBody = BodyOf<'POST /payment/create-order'>;
export type Business = NonNullable<OrderBody['business']>;
export interface Gift {
  note: string;
  wrap: boolean;
}
export type Discounted = ResponseOf<'POST /payment/discount'>;

/** All amounts are in rupees. */
export interface Price {
  shipping: number;
  total: number;
  discount?: Discounted['discount'];
  wrap?: number;
}

export interface Choices {
  order?: Pick<OrderBody, 'discountCode' | 'business' | 'gift'>;
  price?: Price | undefined;
}

export interface OptionsProps {
  products: OrderProduct[];
  /** Undefined while loading. */
  quote: Quote | undefined;
  pin: string | undefined;
  problem: CheckoutProblem | null;
  onChange: (choices: Choices) => void;
}

export interface DeliveryAndPaymentProps {
  pin: string;
  quote: Quote;
  /** In rupees. */
  total: number;
  products: OrderProduct[];
  isCash: boolean;
  onChange: (isCash: boolean) => void;
}

export interface CashDialogProps {
  order: OrderRequest;
  email: string;
  onClose: () => void;
  onFailed: (error: unknown) => void;
  onPlaced: (orderNumber: string) => void;
}
