import type { OperationTable } from '../operation.ts';
import { LineParams } from '../print/print-lines.schema.ts';
import {
  CertificateChange,
  CertificatesResponse,
  OwnCertificateParams,
  SerialParams,
  VerificationResponse,
} from './certificates.schema.ts';

export const certificateOperations = {
  verifyCertificate: {
    tag: 'print',
    caller: 'anyone',
    method: 'GET',
    path: '/certificates/:serial',
    summary: 'Looks up a certificate by its serial number.',
    params: SerialParams,
    response: { 200: VerificationResponse },
    errors: ['TOO_MANY_REQUESTS'],
  },
  listCertificates: {
    tag: 'print',
    caller: 'shopper',
    method: 'GET',
    path: '/print/lines/:id/certificates',
    summary: 'Lists the certificates in one item of an order, with their serial numbers.',
    params: LineParams,
    response: { 200: CertificatesResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  changeCertificate: {
    tag: 'print',
    caller: 'shopper',
    method: 'PUT',
    path: '/print/lines/:id/certificates/:serial',
    summary: 'Revokes or reinstates a certificate.',
    params: OwnCertificateParams,
    body: CertificateChange,
    response: { 200: CertificatesResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
} as const satisfies OperationTable;
