import { DeskDone, DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskNewsletter,
  DeskSubscriber,
  NewsletterDone,
  NewsletterRequest,
  NewsletterToken,
} from './newsletter.schema.ts';

const visitor = { tag: 'site', caller: 'anyone', method: 'POST' } as const;
const editor = { tag: 'desk', caller: 'staff', permission: 'newsletter.send' } as const;

export const newsletterOperations = {
  requestNewsletter: {
    ...visitor,
    path: '/newsletter',
    summary: 'Emails a confirmation link for a newsletter subscription.',
    body: NewsletterRequest,
    response: { 201: NewsletterDone },
  },
  confirmNewsletter: {
    ...visitor,
    path: '/newsletter/confirm',
    summary: 'Confirms a newsletter subscription.',
    body: NewsletterToken,
    response: { 200: NewsletterDone },
    errors: ['NOT_FOUND'],
  },
  unsubscribeNewsletter: {
    ...visitor,
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribes an email address from the newsletter.',
    query: NewsletterToken,
    response: { 200: NewsletterDone },
  },
  listSubscribers: {
    ...editor,
    method: 'GET',
    path: '/desk/subscribers',
    summary: 'Lists the newsletter’s subscribers.',
    query: listQuery(['requestedAt', 'confirmedAt', 'email'], {}),
    response: { 200: listOf(DeskSubscriber) },
  },
  getNewsletter: {
    ...editor,
    method: 'GET',
    path: '/desk/newsletters/:id',
    summary: 'Returns delivery statistics for a newsletter.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskNewsletter) },
    errors: ['NOT_FOUND'],
  },
  previewNewsletter: {
    ...editor,
    method: 'GET',
    path: '/desk/newsletters/:id/preview',
    summary: 'Previews the draft of a newsletter as an HTML page.',
    params: DeskRecordParams,
    response: { 200: 'text/html' },
    errors: ['NOT_FOUND'],
  },
  sendTestNewsletter: {
    ...editor,
    method: 'POST',
    path: '/desk/newsletters/:id/test',
    summary: 'Emails the draft of a newsletter to the signed-in staff member.',
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
