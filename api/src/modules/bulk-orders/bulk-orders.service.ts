import type { AppContext } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import { productsForSale } from '../catalog/stock.ts';
import { createRequestInbox } from '../requests/request-inbox.ts';
import { officeMail, receiptMail } from '../requests/request-mails.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { type BulkOrderRow, bulkOrderRows } from './bulk-orders.repository.ts';
import type { BulkOrderRequest } from '@kaagazz/api-schema';

export type BulkOrders = ReturnType<typeof createBulkOrders>;

type StoredRequest = Omit<BulkOrderRow, 'id' | 'createdAt'>;

export function createBulkOrders(context: AppContext, throttle: Throttle) {
  const inbox = createRequestInbox<StoredRequest, BulkOrderRow>(context, throttle, {
    name: 'bulk-order',
    ...bulkOrderRows,
    officeMail: bulkOrderMail,
    receiptMail: ({ email, quantity, productTitle }) =>
      receiptMail('bulk-order-receipt', email, { quantity: String(quantity), product: productTitle }),
  });

  return {
    page: (query: Parameters<typeof inbox.page>[0]) => inbox.page(query),

    async submit(userId: string, request: BulkOrderRequest): Promise<void> {
      const product = (await productsForSale(context.database, [request.productId])).get(request.productId);
      if (!product) throw new Problem('PRODUCT_NOT_FOUND', 'This product does not exist.');
      await inbox.submit({ ...request, userId, productTitle: product.title });
    },
  };
}

function bulkOrderMail(request: StoredRequest) {
  const { name, email, phone, notes, productId, productTitle, quantity } = request;
  return officeMail('bulk-order-request', `Bulk order: ${quantity} × ${productTitle}`, [
    { label: 'Product', value: `${productTitle} (${productId})` },
    { label: 'Quantity', value: `${quantity}` },
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
    { label: 'Notes', value: notes || 'none' },
  ]);
}
