import { deskViewOperations } from './desk-views/desk-views.operations.ts';
import { deskAuditOperations } from './desk-audit/desk-audit.operations.ts';
import { deskContentOperations } from './desk-content/desk-content.operations.ts';
import { deskDiscountOperations } from './desk-discounts/desk-discounts.operations.ts';
import { deskInsightOperations } from './desk-insight/desk-insight.operations.ts';
import { deskLiveCheckOperations } from './desk-live-checks/desk-live-checks.operations.ts';
import { deskCustomerOperations } from './desk-customers/desk-customers.operations.ts';
import { deskMoneyOperations } from './desk-money/desk-money.operations.ts';
import { deskCourierOperations } from './desk-orders/desk-courier.operations.ts';
import { deskOrderDocumentOperations, deskOrderOperations } from './desk-orders/desk-orders.operations.ts';
import { deskNewOrderOperations } from './desk-new-order/desk-new-order.operations.ts';
import { deskPrintPriceOperations } from './desk-print-prices/desk-print-prices.operations.ts';
import { deskPrintOperations } from './desk-prints/desk-prints.operations.ts';
import { deskCollectionOperations } from './desk-products/desk-collections.operations.ts';
import { deskCatalogueFileOperations, deskProductOperations } from './desk-products/desk-products.operations.ts';
import { deskCancelOperations, deskRefundOperations } from './desk-refunds/desk-refunds.operations.ts';
import { deskRequestOperations } from './desk-requests/desk-requests.operations.ts';
import { deskSaleOperations } from './desk-sales/desk-sales.operations.ts';
import { deskSessionOperations } from './desk-session/desk-session.operations.ts';
import { signInMethodOperations } from './desk-session/sign-in-methods.operations.ts';
import { deskSettingsOperations } from './desk-settings/desk-settings.operations.ts';
import { deskStaffOperations } from './desk-staff/desk-staff.operations.ts';
import { deskTokenOperations } from './desk-tokens/desk-tokens.operations.ts';
import { deskTodayOperations } from './desk-today/desk-today.operations.ts';

export const deskOperations = {
  ...deskViewOperations,
  ...deskAuditOperations,
  ...deskContentOperations,
  ...deskDiscountOperations,
  ...deskInsightOperations,
  ...deskLiveCheckOperations,
  ...deskCustomerOperations,
  ...deskMoneyOperations,
  ...deskCourierOperations,
  ...deskOrderDocumentOperations,
  ...deskOrderOperations,
  ...deskNewOrderOperations,
  ...deskPrintPriceOperations,
  ...deskPrintOperations,
  ...deskCatalogueFileOperations,
  ...deskCollectionOperations,
  ...deskProductOperations,
  ...deskCancelOperations,
  ...deskRefundOperations,
  ...deskRequestOperations,
  ...deskSaleOperations,
  ...deskSessionOperations,
  ...deskSettingsOperations,
  ...deskStaffOperations,
  ...deskTodayOperations,
  ...deskTokenOperations,
  ...signInMethodOperations,
};
