import { addressesPersonalData } from './addresses/addresses-personal-data.ts';
import { authPersonalData } from './auth/auth-personal-data.ts';
import { bulkOrdersPersonalData } from './bulk-orders/bulk-orders-personal-data.ts';
import { certificatesPersonalData } from './certificates/certificates-personal-data.ts';
import { customersPersonalData } from './customers/customers-personal-data.ts';
import { invoicesPersonalData } from './invoices/invoices-personal-data.ts';
import { mailPersonalData } from './mail/mail-personal-data.ts';
import { newsletterPersonalData } from './newsletter/newsletter-personal-data.ts';
import { ordersPersonalData } from './orders/orders-personal-data.ts';
import { productsInOpenOrders } from './orders/open-orders.ts';
import { partnersPersonalData } from './partners/partners-personal-data.ts';
import { paymentsPersonalData } from './payments/attempts/payments-personal-data.ts';
import type { PersonalDataHolder } from '../personal-data-holder.ts';
import { paymentLinksPersonalData } from './payments/links/payment-links-personal-data.ts';
import { printFilesPersonalData } from './print/files/print-files-personal-data.ts';
import { printLinesPersonalData } from './print/lines/print-lines-personal-data.ts';
import { printRequestsPersonalData } from './print/requests/print-requests-personal-data.ts';
import { repliesPersonalData } from './replies/replies-personal-data.ts';
import { requestsPersonalData } from './request-desk/requests-personal-data.ts';
import { reviewsPersonalData } from './reviews/reviews-personal-data.ts';
import { shopperPhotographsPersonalData } from './shopper-photographs/shopper-photographs-personal-data.ts';
import { stockAlertsPersonalData } from './stock-alerts/stock-alerts-personal-data.ts';
import { wishlistsPersonalData } from './wishlists/wishlists-personal-data.ts';

export const personalDataHolders: readonly PersonalDataHolder[] = [
  paymentsPersonalData,
  // Must come before `printLinesPersonalData`, because payment links for changed prints are found
  // through the print lines.
  paymentLinksPersonalData,
  invoicesPersonalData,
  // Must come before `ordersPersonalData`, which removes the buyer from the orders.
  shopperPhotographsPersonalData,
  reviewsPersonalData,
  // Must come before `printLinesPersonalData`, because RSVP codes are found through the print
  // lines.
  repliesPersonalData,
  certificatesPersonalData,
  printLinesPersonalData(productsInOpenOrders),
  ordersPersonalData,
  printRequestsPersonalData,
  printFilesPersonalData,
  addressesPersonalData,
  bulkOrdersPersonalData,
  partnersPersonalData,
  requestsPersonalData,
  customersPersonalData,
  stockAlertsPersonalData,
  wishlistsPersonalData,
  newsletterPersonalData,
  mailPersonalData,
  authPersonalData,
];
