import type { OperationTable } from '../operation.ts';
import { DeleteAccount, Deleted, DeletionCodeSent, MyData } from './personal-data.schema.ts';

const account = { tag: 'account', caller: 'shopper' } as const;

export const personalDataOperations = {
  exportMyData: {
    ...account,
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Returns all data that the shop stores about the user.',
    response: { 200: MyData },
    errors: ['TOO_MANY_REQUESTS'],
  },
  requestDeletionCode: {
    ...account,
    method: 'POST',
    path: '/auth/delete-account/code',
    summary: 'Emails a code to confirm the deletion of the user’s account.',
    response: { 200: DeletionCodeSent },
    errors: ['PAYMENT_IN_PROGRESS', 'RESEND_TOO_SOON', 'TOO_MANY_CODES'],
  },
  deleteAccount: {
    ...account,
    method: 'DELETE',
    path: '/auth/account',
    summary: 'Deletes the user’s account after checking the emailed code.',
    body: DeleteAccount,
    response: { 200: Deleted },
    errors: ['INVALID_OTP', 'OTP_EXPIRED', 'OTP_LOCKED', 'PAYMENT_IN_PROGRESS', 'TOO_MANY_TRIES'],
  },
} as const satisfies OperationTable;
