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

/**
 * All desk operations, keyed by operationId. The api serves only those that are also in
 * `operations`.
 */
export const deskOperations = {
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
};
