import { addressOperations } from './addresses/addresses.operations.ts';
import { authOperations } from './auth/auth.operations.ts';
import { bulkOrderOperations } from './bulk-orders/bulk-orders.operations.ts';
import { catalogOperatorOperations } from './catalog/catalog-operator.operations.ts';
import { catalogOperations } from './catalog/catalog.operations.ts';
import { certificateOperations } from './certificates/certificates.operations.ts';
import { contentOperations } from './content/content.operations.ts';
import { deliveryOperations } from './delivery/delivery.operations.ts';
import { deskOperations } from './desk-operations.ts';
import { invoiceOperations } from './invoices/invoices.operations.ts';
import { newsletterOperations } from './newsletter/newsletter.operations.ts';
import { operatorOperations } from './operator/operator.operations.ts';
import { orderReturnOperations } from './order-returns/order-returns.operations.ts';
import { orderOperations } from './orders/orders.operations.ts';
import { partnerOperations } from './partners/partners.operations.ts';
import { paymentLinkOperations } from './payments/payment-links.operations.ts';
import { paymentOperations } from './payments/payments.operations.ts';
import { personalDataOperations } from './personal-data/personal-data.operations.ts';
import { printFileOperations } from './print/print-files.operations.ts';
import { fileRequestOperations } from './print/file-requests.operations.ts';
import { printLineOperations } from './print/print-lines.operations.ts';
import { printPriceOperations } from './print/print-prices.operations.ts';
import { printRequestOperations } from './print/print-requests.operations.ts';
import { siteSettingsOperations } from './site-settings/site-settings.operations.ts';
import { replyOperations } from './replies/replies.operations.ts';
import { sharedInvitationOperations } from './replies/shared-invitations.operations.ts';
import { reviewOperations } from './reviews/reviews.operations.ts';
import { stockAlertOperations } from './stock-alerts/stock-alerts.operations.ts';
import { wishlistOperations } from './wishlists/wishlists.operations.ts';

export const operations = {
  ...addressOperations,
  ...authOperations,
  ...bulkOrderOperations,
  ...catalogOperations,
  ...catalogOperatorOperations,
  ...certificateOperations,
  ...contentOperations,
  ...deliveryOperations,
  ...deskOperations,
  ...invoiceOperations,
  ...newsletterOperations,
  ...operatorOperations,
  ...orderOperations,
  ...orderReturnOperations,
  ...partnerOperations,
  ...paymentLinkOperations,
  ...paymentOperations,
  ...personalDataOperations,
  ...printFileOperations,
  ...fileRequestOperations,
  ...printLineOperations,
  ...printPriceOperations,
  ...printRequestOperations,
  ...replyOperations,
  ...sharedInvitationOperations,
  ...siteSettingsOperations,
  ...reviewOperations,
  ...stockAlertOperations,
  ...wishlistOperations,
};

export type OperationId = keyof typeof operations;
