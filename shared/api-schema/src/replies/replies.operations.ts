import type { OperationTable } from '../operation.ts';
import { LineParams } from '../print/print-lines.schema.ts';
import {
  InvitationResponse,
  OpenInvitationBody,
  RepliesResponse,
  ReplyCodeParams,
  ReplyParams,
  ReplySaved,
  ReplySettingsBody,
  SaveReplyBody,
} from './replies.schema.ts';

const guest = { tag: 'replies', caller: 'anyone', params: ReplyCodeParams } as const;
const host = { tag: 'replies', caller: 'shopper', params: LineParams, errors: ['PRINT_LINE_NOT_FOUND'] } as const;

export const replyOperations = {
  openReplyForm: {
    ...guest,
    // Uses POST to keep the token out of the URL, because URLs are logged.
    method: 'POST',
    path: '/replies/:code',
    summary: 'Returns the invitation for an RSVP code, with the guest’s own reply.',
    body: OpenInvitationBody,
    response: { 200: InvitationResponse },
  },
  saveReply: {
    ...guest,
    method: 'PUT',
    path: '/replies/:code',
    summary: 'Creates or updates a guest’s reply to an invitation.',
    body: SaveReplyBody,
    response: { 200: ReplySaved },
    errors: ['REPLIES_CLOSED', 'TOO_MANY_REPLIES'],
  },
  downloadCalendar: {
    ...guest,
    method: 'GET',
    path: '/replies/:code/calendar.ics',
    summary: 'Downloads the events in an invitation as an iCalendar file.',
    response: { 200: 'text/calendar' },
    errors: ['REPLIES_CLOSED', 'TOO_MANY_REQUESTS'],
  },
  listReplies: {
    ...host,
    method: 'GET',
    path: '/print/lines/:id/replies',
    summary: 'Lists the replies to an invitation.',
    response: { 200: RepliesResponse },
  },
  changeReplySettings: {
    ...host,
    method: 'PUT',
    path: '/print/lines/:id/replies',
    summary: 'Updates the events and the reply deadline of an invitation.',
    body: ReplySettingsBody,
    response: { 200: RepliesResponse },
  },
  deleteReply: {
    ...host,
    method: 'DELETE',
    path: '/print/lines/:id/replies/:reply',
    summary: 'Deletes a reply to an invitation and returns the remaining replies.',
    params: ReplyParams,
    response: { 200: RepliesResponse },
  },
  exportReplies: {
    ...host,
    method: 'GET',
    path: '/print/lines/:id/replies.csv',
    summary: 'Downloads the replies to an invitation as a CSV file.',
    response: { 200: 'text/csv' },
  },
} as const satisfies OperationTable;
