import type { OperationTable } from '../operation.ts';
import {
  AddressBody,
  AddressParams,
  AddressResponse,
  AddressesResponse,
  PinCodeParams,
  PinCodeResponse,
  Removed,
} from './addresses.schema.ts';

const account = { tag: 'account', caller: 'shopper' } as const;

export const addressOperations = {
  listAddresses: {
    ...account,
    method: 'GET',
    path: '/auth/addresses',
    summary: 'Lists the shopper’s saved addresses, most recently used first.',
    response: { 200: AddressesResponse },
  },
  addAddress: {
    ...account,
    method: 'POST',
    path: '/auth/addresses',
    summary: 'Saves an address.',
    body: AddressBody,
    response: { 201: AddressResponse },
    errors: ['TOO_MANY_ADDRESSES'],
  },
  changeAddress: {
    ...account,
    method: 'PUT',
    path: '/auth/addresses/:id',
    summary: 'Updates a saved address.',
    params: AddressParams,
    body: AddressBody,
    response: { 200: AddressResponse },
    errors: ['ADDRESS_NOT_FOUND'],
  },
  removeAddress: {
    ...account,
    method: 'DELETE',
    path: '/auth/addresses/:id',
    summary: 'Deletes a saved address.',
    params: AddressParams,
    response: { 200: Removed },
    errors: ['ADDRESS_NOT_FOUND'],
  },
  findPinCode: {
    tag: 'account',
    caller: 'anyone',
    method: 'GET',
    path: '/pin-code/:pin',
    summary: 'Returns the state and city for a PIN code.',
    params: PinCodeParams,
    response: { 200: PinCodeResponse },
  },
} as const satisfies OperationTable;
