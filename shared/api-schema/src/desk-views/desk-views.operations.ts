import { DeskDone } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskViewParams, DeskViewQuery, DeskViews, NewDeskView } from './desk-views.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskViewOperations = {
  listDeskViews: {
    ...staff,
    method: 'GET',
    path: '/desk/views',
    summary: 'Lists the signed-in staff member’s saved views of a list, and all shared views.',
    query: DeskViewQuery,
    response: { 200: DeskViews },
  },
  saveDeskView: {
    ...staff,
    method: 'POST',
    path: '/desk/views',
    summary: 'Creates a saved list view, or overwrites the view that has the same name.',
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
