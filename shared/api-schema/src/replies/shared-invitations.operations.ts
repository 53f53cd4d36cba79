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
    summary: 'Returns the sharing settings of an ordered invitation.',
    response: { 200: SharingResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  shareInvitation: {
    ...host,
    method: 'PUT',
    path: '/print/lines/:id/sharing',
    summary: 'Publishes an invitation from an order as a web page for guests.',
    response: { 200: SharingResponse },
    errors: ['PRINT_LINE_NOT_FOUND', 'NOT_POSSIBLE', 'FILE_CHECKS_BUSY'],
  },
  stopSharing: {
    ...host,
    method: 'DELETE',
    path: '/print/lines/:id/sharing',
    summary: 'Permanently deletes the web page of a shared invitation.',
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
    summary: 'Returns a picture of the card for a shared invitation.',
    response: { 200: 'image/webp' },
    errors: ['NOT_FOUND', 'FILE_CHECKS_BUSY'],
  },
  getInvitationPreview: {
    ...guest,
    path: '/invitations/:code/preview.jpg',
    summary: 'Returns the link preview picture for a shared invitation (1200 × 630 px).',
    response: { 200: 'image/jpeg' },
    errors: ['NOT_FOUND', 'FILE_CHECKS_BUSY'],
  },
  getInvitationCalendar: {
    ...guest,
    path: '/invitations/:code/calendar.ics',
    summary: 'Downloads the events in a shared invitation as an iCalendar file.',
    response: { 200: 'text/calendar' },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
