import {
  PARTNER_SERVICES,
  PARTNER_TEXT_LIMITS,
  isEmail,
  isTenDigitPhone,
  normaliseEmail,
  normaliseIndianPhone,
} from '@kaagazz/domain';

import type { PartnerRequest } from './partner.api.ts';

/** The form as it is filled in: nothing is chosen yet. */
export type PartnerFields = Omit<PartnerRequest, 'serviceType'> & { serviceType: PartnerRequest['serviceType'] | '' };

export const EMPTY_REQUEST: PartnerFields = {
  fullname: '',
  companyName: '',
  email: '',
  phone: '',
  serviceType: '',
  estimatedTime: '',
  notes: '',
};

const short = (text: string, maximum: number) => text.length <= maximum || `❌ At most ${maximum} characters, please`;

const required = (text: string, maximum: number, missing: string) =>
  text.trim() === '' ? missing : short(text, maximum);

/** The rules of specification §5 Partner, worded like its bulk-order form. */
export const partnerRules = {
  fullname: (text: string) => required(text, PARTNER_TEXT_LIMITS.fullname, '❌ Full name is required'),
  companyName: (text: string) => required(text, PARTNER_TEXT_LIMITS.companyName, '❌ Company name is required'),
  email: (text: string) => isEmail(normaliseEmail(text)) || '❌ Please enter a valid email',
  phone: (text: string) => isTenDigitPhone(normaliseIndianPhone(text)) || '❌ Phone number should be exactly 10 digits',
  serviceType: (text: string) =>
    PARTNER_SERVICES.some((service) => service === text) || '❌ Please select a service type',
  estimatedTime: (text: string) => short(text, PARTNER_TEXT_LIMITS.estimatedTime),
  notes: (text: string) => short(text, PARTNER_TEXT_LIMITS.notes),
};

/** What is sent for what was typed, once every rule holds: blanks around it don't count, nor how a number is parted. */
export function partnerRequest(fields: PartnerFields): PartnerRequest {
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]));
  return {
    ...(trimmed as unknown as PartnerRequest),
    email: normaliseEmail(fields.email),
    phone: normaliseIndianPhone(fields.phone),
  };
}
