import { isCalendarDay } from '@kaagazz/domain';
import {
  MAXIMUM_REPLY_FUNCTIONS,
  MAXIMUM_REPLY_GUESTS,
  REPLY_LENGTHS,
  replyCodeOf,
  replyDays,
} from '@kaagazz/domain/print';
import { z } from 'zod';
import { LineParams } from '../print/print-lines.schema.ts';
import { oneLine, optionalText } from '../wire-text.ts';

const day = z
  .string()
  .refine((text) => isCalendarDay(text) && text.startsWith('20'), 'is not a day of this century, such as 2027-02-14');
const functionId = z.string().regex(/^[a-z0-9]{1,16}$/, 'is not a valid ID');

export const ReplyCodeParams = z.object({ code: z.string().transform(replyCodeOf) });

export const ReplyParams = LineParams.extend({ reply: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid reply ID') });

/** A secret that the guest's browser creates. Anyone who has it can read and change the reply. */
const ReplyToken = z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid token');

export const OpenInvitationBody = z.object({ token: ReplyToken.nullable() });

const ReplyBody = z.object({
  names: oneLine(REPLY_LENGTHS.names, 'Tell the hosts your name.'),
  /** Number of guests by event id. 0 means that nobody will attend. */
  guests: z
    .record(functionId, z.int('Enter a whole number.').min(0).max(MAXIMUM_REPLY_GUESTS))
    .refine((guests) => Object.keys(guests).length <= MAXIMUM_REPLY_FUNCTIONS, 'are too many'),
  note: optionalText(REPLY_LENGTHS.note),
});

export const SaveReplyBody = ReplyBody.extend({ token: ReplyToken });

const ReplyFunctionBody = z.object({ id: functionId, name: oneLine(REPLY_LENGTHS.functionName), day });

export const ReplySettingsBody = z
  .object({
    functions: z.array(ReplyFunctionBody).min(1).max(MAXIMUM_REPLY_FUNCTIONS),
    /** Last day for replies. */
    closesOn: day,
  })
  .refine(({ functions }) => new Set(functions.map(({ id }) => id)).size === functions.length, {
    path: ['functions'],
    message: 'have the same ID',
  })
  .refine(({ functions, closesOn }) => closesOn <= replyDays(functions).last, {
    path: ['closesOn'],
    message: 'The last day for replies can’t be after the last event.',
  });

export const ReplyFunction = z.object({ id: z.string(), name: z.string(), day: z.string() });
const Reply = z.object({ names: z.string(), guests: z.record(z.string(), z.int()), note: z.string() });

export const InvitationResponse = z.object({
  success: z.literal(true),
  invitation: z
    .object({
      title: z.string(),
      venue: z.string(),
      /** HH:MM */
      time: z.string(),
      functions: z.array(ReplyFunction),
      closesOn: z.string(),
      keptUntil: z.string(),
      reply: Reply.nullable(),
    })
    .nullable(),
});

export const ReplySaved = z.object({ success: z.literal(true) });

export const RepliesResponse = z.object({
  success: z.literal(true),
  replies: z.object({
    title: z.string(),
    url: z.string(),
    functions: z.array(ReplyFunction),
    closesOn: z.string(),
    isOpen: z.boolean(),
    keptUntil: z.string(),
    isDeleted: z.boolean(),
    list: z.array(
      Reply.extend({
        id: z.string().optional(),
        changedAt: z.string(),
        keptUntil: z.string().optional(),
      }),
    ),
  }),
});
