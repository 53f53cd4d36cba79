import { DeskDone, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { CountedVisits, DeskInsight, InsightQuery } from './desk-insight.schema.ts';

export const deskInsightOperations = {
  getDeskInsight: {
    tag: 'desk',
    caller: 'staff',
    permission: 'insight.read',
    method: 'GET',
    path: '/desk/insight',
    summary: 'Returns statistics on visits, orders, sales by product and searches without results.',
    query: InsightQuery,
    response: { 200: recordOf(DeskInsight) },
  },
  addVisits: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/visits',
    summary: 'Increases today’s visit count.',
    body: CountedVisits,
    response: { 200: DeskDone },
  },
} as const satisfies OperationTable;
