import type { OperationTable } from '../operation.ts';
import { LiveChecks, QueuedMail } from '../operator/operator.schema.ts';

export const deskLiveCheckOperations = {
  listDeskLiveChecks: {
    tag: 'desk',
    caller: 'staff',
    permission: 'settings.read',
    method: 'GET',
    path: '/desk/live-checks',
    summary: 'Returns the results of the pre-launch checks.',
    response: { 200: LiveChecks },
  },
  sendTestMailToMe: {
    tag: 'desk',
    caller: 'staff',
    permission: 'settings.read',
    method: 'POST',
    path: '/desk/live-checks/mail',
    summary: 'Sends a test email to the signed-in staff member.',
    response: { 201: QueuedMail },
  },
} as const satisfies OperationTable;
