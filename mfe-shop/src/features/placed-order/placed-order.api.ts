import type { OrderStatus, ShippingAddress } from '@kaagazz/domain';

import { isRefusal, shopApi } from '../../api.ts';

/** An own order, as far as the page after the payment shows it; money in rupees (specification §3 Order, E10). */
export interface PlacedOrder {
  orderNumber: string;
  status: OrderStatus;
  products: { productId: string; title: string; quantity: number; price: number; image: string }[];
  totalAmount: number;
  shippingAmount: number;
  shippingAddress: ShippingAddress;
}

const placedOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null`: this shopper has no such order */
    placedOrder: build.query<PlacedOrder | null, string>({
      async queryFn(orderNumber, _api, _extraOptions, request) {
        const url = `/auth/my-order/${encodeURIComponent(orderNumber)}`;
        const { data, error } = await request({ url, auth: 'session' });
        if (error) return isRefusal(error) ? { data: null } : { error };
        return { data: (data as { order: PlacedOrder }).order };
      },
    }),
  }),
});

export const { usePlacedOrderQuery } = placedOrderApi;
