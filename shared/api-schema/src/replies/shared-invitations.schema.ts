import { z } from 'zod';
import { ReplyFunction } from './replies.schema.ts';

export const SharingResponse = z.object({
  success: z.literal(true),
  sharing: z.object({
    title: z.string(),
    url: z.string().nullable(),
    keptUntil: z.string(),
    isOver: z.boolean(),
  }),
});

export const SharedInvitationResponse = z.object({
  success: z.literal(true),
  /** Null if the code is unknown or the host has stopped sharing. */
  invitation: z
    .object({
      title: z.string(),
      venue: z.string(),
      /** HH:MM */
      time: z.string(),
      functions: z.array(ReplyFunction),
      keptUntil: z.string(),
      version: z.string(),
      isOver: z.boolean(),
      replyPath: z.string().nullable(),
    })
    .nullable(),
});
