import type { AppContext } from '../../app-context.ts';
import type { RazorpayClient } from './gateway/razorpay-client.ts';

export type PaymentContext = AppContext & { gateway: RazorpayClient };
