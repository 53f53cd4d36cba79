import { listOf, listQuery } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { AuditEntry, AuditFilters } from './desk-audit.schema.ts';

export const deskAuditOperations = {
  listAuditEntries: {
    tag: 'desk',
    caller: 'staff',
    permission: 'audit.read',
    method: 'GET',
    path: '/desk/audit',
    summary: 'Lists audit log entries, with old and new values.',
    query: listQuery(['at'], AuditFilters),
    response: { 200: listOf(AuditEntry) },
  },
} as const satisfies OperationTable;
