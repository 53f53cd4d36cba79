import { PARTNER_SERVICES, PARTNER_TEXT_LIMITS } from '@kaagazz/domain';
import { z } from 'zod';
import { emailAddress, oneLine, optionalText, tenDigitPhone } from '../wire-text.ts';

export const PartnerRequest = z.object({
  fullname: oneLine(PARTNER_TEXT_LIMITS.fullname),
  companyName: oneLine(PARTNER_TEXT_LIMITS.companyName),
  email: emailAddress,
  phone: tenDigitPhone,
  serviceType: z.enum(PARTNER_SERVICES, `one of ${PARTNER_SERVICES.join(', ')}`),
  estimatedTime: optionalText(PARTNER_TEXT_LIMITS.estimatedTime),
  notes: optionalText(PARTNER_TEXT_LIMITS.notes),
});

export type PartnerRequest = z.infer<typeof PartnerRequest>;

export const Accepted = z.object({ success: z.literal(true), message: z.string() });

export const PartnerRequestsPage = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      _id: z.string(),
      fullname: z.string(),
      companyName: z.string(),
      email: z.string(),
      phone: z.string(),
      serviceType: z.enum(PARTNER_SERVICES),
      estimatedTime: z.string(),
      notes: z.string(),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
