import { deskAuditOperations } from './desk-audit/desk-audit.operations.ts';
import { deskLiveCheckOperations } from './desk-live-checks/desk-live-checks.operations.ts';
import { deskOrderDocumentOperations, deskOrderOperations } from './desk-orders/desk-orders.operations.ts';
import { deskCatalogueFileOperations, deskProductOperations } from './desk-products/desk-products.operations.ts';
import { deskCancelOperations, deskRefundOperations } from './desk-refunds/desk-refunds.operations.ts';
import { deskRequestOperations } from './desk-requests/desk-requests.operations.ts';
import { deskSessionOperations } from './desk-session/desk-session.operations.ts';
import { signInMethodOperations } from './desk-session/sign-in-methods.operations.ts';
import { deskSettingsOperations } from './desk-settings/desk-settings.operations.ts';
import { deskStaffOperations } from './desk-staff/desk-staff.operations.ts';
import { deskTodayOperations } from './desk-today/desk-today.operations.ts';

/** All desk operations, keyed by operationId. */
export const deskOperations = {
  ...deskAuditOperations,
  ...deskLiveCheckOperations,
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
