import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  ChangeRole,
  InvitedByCommand,
  InviteStaff,
  InviteStaffByCommand,
  StaffFilters,
  StaffMember,
} from './desk-staff.schema.ts';

const founder = { tag: 'desk', caller: 'staff', permission: 'staff.manage' } as const;

export const deskStaffOperations = {
  listStaff: {
    ...founder,
    method: 'GET',
    path: '/desk/staff',
    summary: 'Lists staff members.',
    query: listQuery(['createdAt', 'name', 'email', 'role', 'lastSeenAt'], StaffFilters),
    response: { 200: listOf(StaffMember) },
  },
  getStaffMember: {
    ...founder,
    method: 'GET',
    path: '/desk/staff/:id',
    summary: 'Returns a staff member.',
    params: DeskRecordParams,
    response: { 200: recordOf(StaffMember) },
    errors: ['STAFF_NOT_FOUND'],
  },
  inviteStaff: {
    ...founder,
    stepUp: true,
    method: 'POST',
    path: '/desk/staff',
    summary: 'Invites a staff member by email.',
    body: InviteStaff,
    response: { 201: recordOf(StaffMember) },
    errors: ['STAFF_EXISTS'],
  },
  changeStaffRole: {
    ...founder,
    stepUp: true,
    method: 'PATCH',
    path: '/desk/staff/:id',
    summary: 'Changes a staff member’s role.',
    params: DeskRecordParams,
    body: ChangeRole,
    response: { 200: recordOf(StaffMember) },
    errors: ['STAFF_NOT_FOUND', 'EDIT_CONFLICT', 'LAST_FOUNDER', 'NOT_POSSIBLE'],
  },
  removeStaff: {
    ...founder,
    stepUp: true,
    method: 'POST',
    path: '/desk/staff/:id/remove',
    summary: 'Removes a staff member, ends their sessions and revokes their passkeys.',
    params: DeskRecordParams,
    response: { 200: recordOf(StaffMember) },
    errors: ['STAFF_NOT_FOUND', 'LAST_FOUNDER'],
  },
  renewInvitation: {
    ...founder,
    stepUp: true,
    method: 'POST',
    path: '/desk/staff/:id/invite',
    summary: 'Emails a staff member a new invitation and removes their current sign-in methods.',
    params: DeskRecordParams,
    response: { 200: recordOf(StaffMember) },
    errors: ['STAFF_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  inviteStaffByCommand: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/staff',
    summary: 'Invites a staff member from the command line.',
    body: InviteStaffByCommand,
    response: { 201: InvitedByCommand },
    errors: ['STAFF_EXISTS'],
  },
} as const satisfies OperationTable;
