import { type NameList, normaliseGuestList, readGuestList } from '../guest-list.ts';
import type { PrintServiceId } from '../print-service.ts';
import { readTeamList } from './team-list.ts';

type NameFields = Readonly<Record<string, string>>;

export function readNames(service: PrintServiceId, { guests = '', envelopes }: NameFields): NameList {
  if (service === 'business-cards') return readTeamList(guests);
  return readGuestList(guests, { checkAddresses: envelopes === 'Addressed' });
}

export function firstName(service: PrintServiceId, fields: NameFields): string {
  const [first] = readNames(service, fields).guests;
  return first ? (normaliseGuestList(fields.guests ?? '').split('\n')[first.line - 1] ?? '') : '';
}
