import type { Mail } from '../mail/outbox.ts';
import { officeMail, receiptMail } from '../requests/request-mails.ts';
import type { PartnerRequest } from '@kaagazz/api-schema';

export function partnerRequestMail(request: PartnerRequest): Mail {
  return officeMail('partner-request', `Partner request: ${request.serviceType}, ${request.companyName}`, [
    { label: 'Service', value: request.serviceType },
    { label: 'Company', value: request.companyName },
    { label: 'Full name', value: request.fullname },
    { label: 'Email', value: request.email },
    { label: 'Phone', value: request.phone },
    { label: 'Time frame', value: request.estimatedTime || 'not given' },
    { label: 'Notes', value: request.notes || 'none' },
  ]);
}

export function partnerReceiptMail({ email, serviceType }: PartnerRequest): Mail {
  return receiptMail('partner-receipt', email, { service: serviceType });
}
