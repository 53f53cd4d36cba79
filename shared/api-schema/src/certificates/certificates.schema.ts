import { certificateSerialOf } from '@kaagazz/domain/print';
import { z } from 'zod';
import { LineParams } from '../print/print-lines.schema.ts';

/** An invalid serial number becomes null, so that all unknown numbers get the same response. */
export const SerialParams = z.object({ serial: z.string().max(60).transform(certificateSerialOf) });

export const OwnCertificateParams = LineParams.extend(SerialParams.shape);

export const CertificateChange = z.object({ isRevoked: z.boolean() });

const facts = {
  /** For example `Certificate of Completion`. */
  title: z.string(),
  issuer: z.string(),
  /** YYYY-MM-DD */
  issuedOn: z.string(),
};

export const VerificationResponse = z.object({
  success: z.literal(true),
  /** Null if there is no such certificate. */
  certificate: z
    .object({
      ...facts,
      serial: z.string(),
      name: z.string(),
      /** The day on which the certificate was revoked, or null if it is valid. */
      revokedOn: z.string().nullable(),
    })
    .nullable(),
});

/** The certificates of one print line, in the order of its list of names. */
export const CertificatesResponse = z.object({
  success: z.literal(true),
  certificates: z.object({
    ...facts,
    verifyUrl: z.string(),
    list: z.array(z.object({ serial: z.string(), name: z.string(), isRevoked: z.boolean() })),
  }),
});
