import { COMPANY } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import { productsForSale } from '../catalog/stock.ts';
import { createRequestInbox } from '../requests/request-inbox.ts';
import { officeMail, receiptMail } from '../requests/request-mails.ts';
import type { Throttle } from '../throttle/throttle.ts';
import {
  type BulkOrderRow,
  bulkOrdersAfter,
  forgetBulkOrdersBefore,
  insertBulkOrder,
} from './bulk-orders.repository.ts';
import type { BulkOrderRequest } from '@kaagazz/api-schema';

export type BulkOrders = ReturnType<typeof createBulkOrders>;

type KnownRequest = Omit<BulkOrderRow, 'id' | 'createdAt'>;

/** Large orders that signed-in shoppers ask for. */
export function createBulkOrders(context: AppContext, throttle: Throttle) {
  const inbox = createRequestInbox<KnownRequest, BulkOrderRow>(context, throttle, {
    name: 'bulk-order',
    insert: insertBulkOrder,
    after: bulkOrdersAfter,
    forgetBefore: forgetBulkOrdersBefore,
    officeMail: bulkOrderMail,
    receiptMail: ({ email }) =>
      receiptMail('bulk-order-receipt', email, `Thank you for asking ${COMPANY.name} for a large order.`),
  });

  return {
    page: (query: Parameters<typeof inbox.page>[0]) => inbox.page(query),

    /** @throws Problem 404 `PRODUCT_NOT_FOUND` */
    async submit(userId: string, request: BulkOrderRequest): Promise<void> {
      const product = (await productsForSale(context.database, [request.productId])).get(request.productId);
      if (!product) throw new Problem('PRODUCT_NOT_FOUND', 'There is no such product.');
      await inbox.submit({ ...request, userId, productTitle: product.title });
    },
  };
}

function bulkOrderMail(request: KnownRequest) {
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
