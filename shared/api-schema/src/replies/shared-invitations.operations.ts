import type { OperationTable } from '../operation.ts';
import { LineParams } from '../print/print-lines.schema.ts';
import { ReplyCodeParams } from './replies.schema.ts';
import { SharedInvitationResponse, SharingResponse } from './shared-invitations.schema.ts';

const guest = { tag: 'replies', caller: 'anyone', method: 'GET', params: ReplyCodeParams } as const;
const host = { tag: 'replies', caller: 'shopper', params: LineParams } as const;

export const sharedInvitationOperations = {
  findSharing: {
    ...host,
    method: 'GET',
    path: '/print/lines/:id/sharing',
    summary: 'Returns the sharing page of an ordered invitation.',
    response: { 200: SharingResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  shareInvitation: {
    ...host,
    method: 'PUT',
    path: '/print/lines/:id/sharing',
    summary: 'Publishes an ordered invitation as a web page for guests.',
    response: { 200: SharingResponse },
    errors: ['PRINT_LINE_NOT_FOUND', 'NOT_POSSIBLE', 'FILE_CHECKS_BUSY'],
  },
  stopSharing: {
    ...host,
    method: 'DELETE',
    path: '/print/lines/:id/sharing',
    summary: 'Permanently deletes an invitation’s sharing page.',
    response: { 200: SharingResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  openSharedInvitation: {
    ...guest,
    path: '/invitations/:code',
    summary: 'Returns a shared invitation.',
    response: { 200: SharedInvitationResponse },
  },
  getInvitationPicture: {
    ...guest,
    path: '/invitations/:code/picture.webp',
    summary: 'Returns a picture of a shared invitation’s card.',
    response: { 200: 'image/webp' },
    errors: ['NOT_FOUND', 'FILE_CHECKS_BUSY'],
  },
  getInvitationPreview: {
    ...guest,
    path: '/invitations/:code/preview.jpg',
    summary: 'Returns a shared invitation’s link preview picture (1200 × 630 px).',
    response: { 200: 'image/jpeg' },
    errors: ['NOT_FOUND', 'FILE_CHECKS_BUSY'],
  },
  getInvitationCalendar: {
    ...guest,
    path: '/invitations/:code/calendar.ics',
    summary: 'Downloads an iCalendar file of a shared invitation’s functions.',
    response: { 200: 'text/calendar' },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
