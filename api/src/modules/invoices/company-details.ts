import { COMPANY, isKnown } from '@kaagazz/domain';

/** Company details that every invoice or policy must contain. */
const REQUIRED = ['legalName', 'address', 'phone', 'email', 'grievanceOfficer'] as const;

/** Returns the names of the company details that are still placeholders. */
export function missingCompanyDetails(): string[] {
  return REQUIRED.filter((name) => !isKnown(COMPANY[name]) || COMPANY[name].endsWith('.example'));
}
