import { DeskRecordParams, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskSettings, SettingsChange } from './desk-settings.schema.ts';

const staff = { tag: 'desk', caller: 'staff', params: DeskRecordParams } as const;

export const deskSettingsOperations = {
  getDeskSettings: {
    ...staff,
    permission: 'settings.read',
    method: 'GET',
    path: '/desk/settings/:id',
    summary: 'Returns the shop’s settings. The id is always `shop`.',
    response: { 200: recordOf(DeskSettings) },
    errors: ['NOT_FOUND'],
  },
  changeDeskSettings: {
    ...staff,
    permission: 'settings.write',
    stepUp: true,
    method: 'PATCH',
    path: '/desk/settings/:id',
    summary: 'Updates the shop’s settings.',
    body: SettingsChange,
    response: { 200: recordOf(DeskSettings) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
  },
} as const satisfies OperationTable;
