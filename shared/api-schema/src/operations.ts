import { addressOperations } from './addresses/addresses.operations.ts';
import { authOperations } from './auth/auth.operations.ts';
import { bulkOrderOperations } from './bulk-orders/bulk-orders.operations.ts';
import { catalogOperatorOperations } from './catalog/catalog-operator.operations.ts';
import { catalogOperations } from './catalog/catalog.operations.ts';
import { deskAuditOperations } from './desk-audit/desk-audit.operations.ts';
import { deskOrderDocumentOperations, deskOrderOperations } from './desk-orders/desk-orders.operations.ts';
import { deskCatalogueFileOperations, deskProductOperations } from './desk-products/desk-products.operations.ts';
import { deskCancelOperations, deskRefundOperations } from './desk-refunds/desk-refunds.operations.ts';
import { deskRequestOperations } from './desk-requests/desk-requests.operations.ts';
import { deskSessionOperations } from './desk-session/desk-session.operations.ts';
import { signInMethodOperations } from './desk-session/sign-in-methods.operations.ts';
import { deskSettingsOperations } from './desk-settings/desk-settings.operations.ts';
import { deskStaffOperations } from './desk-staff/desk-staff.operations.ts';
import { deskTodayOperations } from './desk-today/desk-today.operations.ts';
import { invoiceOperations } from './invoices/invoices.operations.ts';
import { operatorOperations } from './operator/operator.operations.ts';
import { orderOperations } from './orders/orders.operations.ts';
import { partnerOperations } from './partners/partners.operations.ts';
import { paymentOperations } from './payments/payments.operations.ts';
import { personalDataOperations } from './personal-data/personal-data.operations.ts';
import { printFileOperations } from './print/print-files.operations.ts';
import { printLineOperations } from './print/print-lines.operations.ts';
import { printPriceOperations } from './print/print-prices.operations.ts';
import { printRequestOperations } from './print/print-requests.operations.ts';

export const operations = {
  ...addressOperations,
  ...authOperations,
  ...bulkOrderOperations,
  ...catalogOperations,
  ...catalogOperatorOperations,
  ...deskAuditOperations,
  ...deskOrderDocumentOperations,
  ...deskOrderOperations,
  ...deskCatalogueFileOperations,
  ...deskProductOperations,
  ...deskCancelOperations,
  ...deskRefundOperations,
  ...deskRequestOperations,
  ...deskSessionOperations,
  ...deskSettingsOperations,
  ...deskStaffOperations,
  ...deskTodayOperations,
  ...signInMethodOperations,
  ...invoiceOperations,
  ...operatorOperations,
  ...orderOperations,
  ...partnerOperations,
  ...paymentOperations,
  ...personalDataOperations,
  ...printFileOperations,
  ...printLineOperations,
  ...printPriceOperations,
  ...printRequestOperations,
};

export type OperationId = keyof typeof operations;
