import { CONTENT_KINDS } from '@kaagazz/domain/content';
import { z } from 'zod';
import { DeskDone, DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  ContentChange,
  ContentPublication,
  ContentWithdrawal,
  DeskContent,
  DeskContentRow,
  DeskContentVersion,
  NewContent,
} from './desk-content.schema.ts';

const editor = { tag: 'desk', caller: 'staff', permission: 'content.write' } as const;

export const deskContentOperations = {
  listContent: {
    ...editor,
    method: 'GET',
    path: '/desk/content',
    summary: 'Lists the site’s content, such as policies and events.',
    query: listQuery(['updatedAt', 'title'], { kind: z.enum(CONTENT_KINDS).optional() }),
    response: { 200: listOf(DeskContentRow) },
  },
  getContent: {
    ...editor,
    method: 'GET',
    path: '/desk/content/:id',
    summary: 'Returns a content entry with its draft fields.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskContent) },
    errors: ['NOT_FOUND'],
  },
  createContent: {
    ...editor,
    method: 'POST',
    path: '/desk/content',
    summary: 'Adds an entry as a draft.',
    body: NewContent,
    response: { 201: recordOf(DeskContent) },
    errors: ['NOT_POSSIBLE'],
  },
  changeContent: {
    ...editor,
    method: 'PATCH',
    path: '/desk/content/:id',
    summary: "Changes an entry's draft.",
    params: DeskRecordParams,
    body: ContentChange,
    response: { 200: recordOf(DeskContent) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
  deleteContent: {
    ...editor,
    method: 'DELETE',
    path: '/desk/content/:id',
    summary: "Deletes an entry that pages don't show.",
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
  publishContent: {
    ...editor,
    method: 'POST',
    path: '/desk/content/:id/publish',
    summary: "Publishes an entry's draft, now or at a later time.",
    params: DeskRecordParams,
    body: ContentPublication,
    response: { 200: recordOf(DeskContent) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
  withdrawContent: {
    ...editor,
    method: 'POST',
    path: '/desk/content/:id/withdraw',
    summary: "Cancels an entry's schedule, or removes the entry from all pages. The draft stays.",
    params: DeskRecordParams,
    body: ContentWithdrawal,
    response: { 200: recordOf(DeskContent) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
  listContentVersions: {
    ...editor,
    method: 'GET',
    path: '/desk/content/:id/versions',
    summary: "Lists the latest versions of an entry's draft, newest first.",
    params: DeskRecordParams,
    response: { 200: listOf(DeskContentVersion) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
