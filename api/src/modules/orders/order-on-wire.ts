import type { Order } from '@kaagazz/api-schema';
import { isCancellable, pressStart, toRupees } from '@kaagazz/domain';
import { appliedDiscount } from '../discounts/applied-discount.ts';
import { isPaidElsewhere } from './order-credits.ts';
import type { PrintVersion } from '../print/lines/print-versions.ts';
import { pathsOf } from '../print/lines/print-lines-for-sale.ts';
import { isTextOpen } from './open-orders.ts';
import type { WholeOrder, WholeOrderLine } from './orders.repository.ts';

/**
 * Converts an order to the format of API responses. Amounts are in rupees, and times are in ISO
 * 8601 format.
 * @param holidays dates in the format `YYYY-MM-DD`, or `MM-DD` for yearly holidays
 */
export function orderOnWire(order: WholeOrder, imageUrl: (file: string) => string, holidays: readonly string[]): Order {
  const discount = appliedDiscount(order);
  return {
    _id: order.id,
    orderNumber: order.number,
    status: order.status,
    statusHistory: order.history.map(({ status, at, note }) => ({
      status,
      at: at.toISOString(),
      ...(note && { note }),
    })),
    cancellable: isCancellable(order.status) && order.atPressAt === null && !isPaidElsewhere(order),
    products: order.lines.map(({ productId, title, quantity, unitPrice, image, print }) => ({
      productId,
      title,
      quantity,
      price: toRupees(unitPrice),
      image: print ? print.image : image && imageUrl(image),
      ...(print && { print: printOnWire(order, { productId, quantity }, print) }),
    })),
    totalAmount: toRupees(order.total),
    ...(order.refunds.length > 0 && {
      refunds: order.refunds.map(({ amount, issuedAt, creditNote }) => ({
        amount: toRupees(amount),
        at: issuedAt.toISOString(),
        creditNote,
      })),
    }),
    ...(order.supplementedBy.length > 0 && {
      supplements: order.supplementedBy.map(({ number, total, refunded, createdAt }) => ({
        orderNumber: number,
        amount: toRupees(total),
        ...(refunded > 0 && { refunded: toRupees(refunded) }),
        at: createdAt.toISOString(),
      })),
    }),
    ...(hasPressStart(order) && { pressStart: pressStart(order.createdAt, holidays).toISOString() }),
    ...cashToPay(order),
    shippingAmount: toRupees(order.shipping),
    ...(discount && { discount }),
    ...printCreditsOnWire(order),
    ...(order.giftNote && { giftNote: order.giftNote }),
    ...(order.business && { business: order.business }),
    shippingAddress: order.shippingAddress,
    ...(order.deliverFrom && order.deliverBy && { delivery: { from: order.deliverFrom, to: order.deliverBy } }),
    paymentInfo: {
      razorpay_payment_id: order.gatewayPaymentId ?? '',
      razorpay_order_id: order.gatewayOrderId ?? '',
    },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

export function hasPressStart(order: WholeOrder): boolean {
  return isTextOpen(order) && order.lines.some(({ print }) => print);
}

function printCreditsOnWire({ printCredits }: WholeOrder): Pick<Order, 'printCredits'> {
  const valid = printCredits.filter(({ isOn }) => isOn);
  return valid.length === 0
    ? {}
    : {
        printCredits: valid.map(({ code, amount, lastDay, isUsed }) => {
          return { code, amount: toRupees(amount), lastDay, isUsed };
        }),
      };
}

export function cashToPay({ due, status }: Pick<WholeOrder, 'due' | 'status'>): { cashToPay?: number } {
  return due > 0 && status !== 'cancelled' ? { cashToPay: toRupees(due) } : {};
}

function printOnWire(
  order: WholeOrder,
  { productId, quantity }: Pick<WholeOrderLine, 'productId' | 'quantity'>,
  print: NonNullable<WholeOrderLine['print']>,
) {
  const { options, fileName, versions, service, design, currentId, copies, hasReplyCode, sampleOf } = print;
  const textPath = isTextOpen(order) ? pathsOf({ id: currentId, service, design }).editPath : null;
  return {
    options,
    file: fileName,
    versions: versions.length > 1 ? versions.map(versionOnWire) : [],
    textPath,
    ...(order.replaces === null && copies !== quantity && { copies }),
    ...(sampleOf !== null && { sampleOf }),
    ...(design !== null && sampleOf === null && order.status !== 'cancelled' && { sharePath: `/share/${productId}` }),
    ...(hasReplyCode && { repliesPath: `/replies/${productId}` }),
    ...(service === 'certificates' && fileName === null && { certificatesPath: `/issued/${productId}` }),
  };
}

function versionOnWire({ id, sha256, approvedAt }: PrintVersion) {
  return { id, sha256, approvedAt: approvedAt.toISOString() };
}
