import { z } from 'zod';
import { ReplyFunction } from './replies.schema.ts';

export const SharingResponse = z.object({
  success: z.literal(true),
  sharing: z.object({
    title: z.string(),
    /** URL of the sharing page, or null if the invitation isn't shared. */
    url: z.string().nullable(),
    /** Last day on which the page can be opened. */
    keptUntil: z.string(),
    isOver: z.boolean(),
  }),
});

export const SharedInvitationResponse = z.object({
  success: z.literal(true),
  /** Null if the code is unknown or the host has stopped sharing. */
  invitation: z
    .object({
      /** Title of the invitation, for example `Marriage invitation: Asha & Ravi`. */
      title: z.string(),
      venue: z.string(),
      /** HH:MM */
      time: z.string(),
      functions: z.array(ReplyFunction),
      keptUntil: z.string(),
      /** Changes whenever the picture changes. */
      version: z.string(),
      /** True once the last function of the event is over. */
      isOver: z.boolean(),
      /** Path of the RSVP form. Null if the card has no RSVP code or replies are closed. */
      replyPath: z.string().nullable(),
    })
    .nullable(),
});
