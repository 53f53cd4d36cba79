import { DeskDone } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskViewParams, DeskViewQuery, DeskViews, NewDeskView } from './desk-views.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskViewOperations = {
  listDeskViews: {
    ...staff,
    method: 'GET',
    path: '/desk/views',
    summary: 'Lists the signed-in staff member’s saved list views and all shared ones.',
    query: DeskViewQuery,
    response: { 200: DeskViews },
  },
  saveDeskView: {
    ...staff,
    method: 'POST',
    path: '/desk/views',
    summary: 'Saves a list view, or overwrites an existing view with the same name.',
    body: NewDeskView,
    response: { 200: DeskDone },
    errors: ['NOT_POSSIBLE'],
  },
  removeDeskView: {
    ...staff,
    method: 'DELETE',
    path: '/desk/views/:id',
    summary: 'Deletes a saved view.',
    params: DeskViewParams,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
