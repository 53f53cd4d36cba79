import { certificateSerialOf } from '@kaagazz/domain/print';
import { z } from 'zod';
import { LineParams } from '../print/print-lines.schema.ts';

export const SerialParams = z.object({ serial: z.string().max(60).transform(certificateSerialOf) });

export const OwnCertificateParams = LineParams.extend(SerialParams.shape);

export const CertificateChange = z.object({ isRevoked: z.boolean() });

const facts = {
  title: z.string(),
  issuer: z.string(),
  /** YYYY-MM-DD */
  issuedOn: z.string(),
};

export const VerificationResponse = z.object({
  success: z.literal(true),
  certificate: z
    .object({
      ...facts,
      serial: z.string(),
      name: z.string(),
      revokedOn: z.string().nullable(),
    })
    .nullable(),
});

export const CertificatesResponse = z.object({
  success: z.literal(true),
  certificates: z.object({
    ...facts,
    verifyUrl: z.string(),
    list: z.array(z.object({ serial: z.string(), name: z.string(), isRevoked: z.boolean() })),
  }),
});
