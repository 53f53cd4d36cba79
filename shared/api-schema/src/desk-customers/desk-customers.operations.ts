import { DeskDone, DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { MyData } from '../personal-data/personal-data.schema.ts';
import { CustomerDeletion, CustomerNote, DeskCustomer, DeskCustomerRow } from './desk-customers.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskCustomerOperations = {
  listCustomers: {
    ...staff,
    permission: 'customers.read',
    method: 'GET',
    path: '/desk/customers',
    summary: 'Lists and searches customer accounts.',
    query: listQuery(['createdAt', 'name', 'email'], {}),
    response: { 200: listOf(DeskCustomerRow) },
  },
  getCustomer: {
    ...staff,
    permission: 'customers.read',
    method: 'GET',
    path: '/desk/customers/:id',
    summary: 'Returns a customer with their latest orders and internal notes.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskCustomer) },
    errors: ['NOT_FOUND'],
  },
  noteOnCustomer: {
    ...staff,
    permission: 'customers.write',
    method: 'POST',
    path: '/desk/customers/:id/notes',
    summary: 'Adds an internal note to a customer.',
    params: DeskRecordParams,
    body: CustomerNote,
    response: { 200: recordOf(DeskCustomer) },
    errors: ['NOT_FOUND'],
  },
  exportCustomer: {
    ...staff,
    permission: 'customers.write',
    stepUp: true,
    method: 'GET',
    path: '/desk/customers/:id/data',
    summary: 'Exports all data about a customer, at the customer’s request.',
    params: DeskRecordParams,
    response: { 200: MyData },
    errors: ['NOT_FOUND'],
  },
  deleteCustomer: {
    ...staff,
    permission: 'customers.write',
    stepUp: true,
    method: 'POST',
    path: '/desk/customers/:id/delete',
    summary: 'Deletes a customer’s account, at the customer’s request.',
    params: DeskRecordParams,
    body: CustomerDeletion,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND', 'PAYMENT_IN_PROGRESS'],
  },
} as const satisfies OperationTable;
