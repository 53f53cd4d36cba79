import { DeskDone, DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { CollectionChange, DeskCollection, DeskCollectionFilters, NewCollection } from './desk-collections.schema.ts';

const writes = { tag: 'desk', caller: 'staff', permission: 'catalogue.write' } as const;

export const deskCollectionOperations = {
  listCollections: {
    ...writes,
    permission: 'catalogue.read',
    method: 'GET',
    path: '/desk/collections',
    summary: 'Lists the categories and collections, including hidden ones.',
    query: listQuery(['position', 'name'], DeskCollectionFilters),
    response: { 200: listOf(DeskCollection) },
  },
  createCollection: {
    ...writes,
    method: 'POST',
    path: '/desk/collections',
    summary: 'Creates a category or a collection.',
    body: NewCollection,
    response: { 201: recordOf(DeskCollection) },
    errors: ['ID_TAKEN', 'NOT_POSSIBLE'],
  },
  changeCollection: {
    ...writes,
    method: 'PATCH',
    path: '/desk/collections/:id',
    summary: 'Renames, moves, shows or hides a category or a collection.',
    params: DeskRecordParams,
    body: CollectionChange,
    response: { 200: recordOf(DeskCollection) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
  deleteCollection: {
    ...writes,
    method: 'DELETE',
    path: '/desk/collections/:id',
    summary: 'Deletes a collection or an empty category.',
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
} as const satisfies OperationTable;
