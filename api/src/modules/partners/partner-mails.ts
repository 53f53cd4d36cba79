import { COMPANY } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { PartnerRequest } from './partners.schema.ts';

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #e4d8c2;vertical-align:top;text-align:left';

/** The request, whole, for the office. What was typed stands there as text, markup included. */
export function partnerRequestMail(request: PartnerRequest): Mail {
  const rows = [
    { label: 'Service', value: request.serviceType },
    { label: 'Company', value: request.companyName },
    { label: 'Full name', value: request.fullname },
    { label: 'Email', value: request.email },
    { label: 'Phone', value: request.phone },
    { label: 'Time frame', value: request.estimatedTime || 'not given' },
    { label: 'Notes', value: request.notes || 'none' },
  ];
  const title = `Partner request: ${request.serviceType}, ${request.companyName}`;

  return {
    kind: 'partner-request',
    to: COMPANY.email,
    subject: title,
    text: mailText(rows.map(({ label, value }) => `${label}: ${value}`).join('\n')),
    html: mailHtml(
      title,
      `<table style="width:100%;border-collapse:collapse">${rows
        .map(
          ({ label, value }) =>
            `<tr><th style="${CELL};white-space:nowrap">${label}</th><td style="${CELL}">${asText(value)}</td></tr>`,
        )
        .join('')}</table>`,
    ),
  };
}

/**
 * Tells the sender that the request has arrived. Nobody has proven that the address is theirs, so it repeats nothing that was
 * typed: the form can't be made to carry a stranger's words to somebody else's mailbox.
 */
export function partnerReceiptMail({ email, serviceType }: PartnerRequest): Mail {
  const title = `We have your request, and we'll contact you soon`;
  const lines = [
    'Namaste,',
    `Thank you for asking ${COMPANY.name} to work with you (${serviceType}). Your request lies on our desk; a person reads it and calls or writes back, mostly within two working days.`,
    `Something to add? Write to ${COMPANY.email}.`,
    'If it was not you who asked, do nothing: we write no more than our answer.',
  ];

  return {
    kind: 'partner-receipt',
    to: email,
    subject: title,
    text: mailText(lines.join('\n\n')),
    html: mailHtml(title, lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')),
  };
}

function asText(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}
