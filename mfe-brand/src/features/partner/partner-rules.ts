import type { PartnerRequest } from '@kaagazz/api-schema';
import {
  PARTNER_SERVICES,
  PARTNER_TEXT_LIMITS,
  isEmail,
  isTenDigitPhone,
  normaliseEmail,
  normaliseIndianPhone,
} from '@kaagazz/domain';

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

export function partnerRequest(fields: PartnerFields): PartnerRequest {
  const { fullname, companyName, email, phone, serviceType, estimatedTime, notes } = fields;
  if (serviceType === '') throw new Error('The form was submitted without a valid service type');
  return {
    fullname: fullname.trim(),
    companyName: companyName.trim(),
    email: normaliseEmail(email),
    phone: normaliseIndianPhone(phone),
    serviceType,
    estimatedTime: estimatedTime.trim(),
    notes: notes.trim(),
  };
}
