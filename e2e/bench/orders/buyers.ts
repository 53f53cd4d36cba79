import { HttpClient } from '../../support/servers/http-client.ts';

export interface Buyer {
  url: string;
  token: string;
  products: readonly string[];
}

export interface Bought {
  orders: number;
  rejected: number;
  calls: number;
  seconds: number;
}

export async function buyFor(seconds: number, buyers: readonly Buyer[], gatewayUrl: string): Promise<Bought> {
  const bought = { orders: 0, rejected: 0, calls: 0, seconds };
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(buyers.map((buyer) => buyUntil(end, buyer, gatewayUrl, bought)));
  return { ...bought, seconds: (performance.now() - started) / 1000 };
}

async function buyUntil(end: number, { url, token, products }: Buyer, gatewayUrl: string, bought: Bought) {
  const client = new HttpClient();
  const call = async (path: string, body: unknown) => {
    bought.calls += 1;
    const response = await client.request(url, 'POST', path, { token, body }).catch(() => undefined);
    if (!response || response.status >= 500) bought.rejected += 1;
    else if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response?.status === 200 ? response.body : undefined;
  };
  const cart = {
    products: products.map((productId) => ({ productId, quantity: 1 })),
    shippingAddress: {
      name: 'Kiran',
      email: 'kiran@bench.example',
      phone: '9876543210',
      address: '1 Test Road, Delhi',
    },
  };
  while (performance.now() < end) {
    const created = (await call('/api/payment/create-order', cart)) as { order: { id: string } } | undefined;
    if (!created) continue;
    const paid = await client.request(gatewayUrl, 'POST', `/dev/payments/checkout/${created.order.id}/pay`);
    if (await call('/api/payment/verify-order', paid.body)) bought.orders += 1;
  }
  client.close();
}
