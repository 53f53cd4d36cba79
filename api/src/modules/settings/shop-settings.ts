import type { DeskSettings } from '@kaagazz/api-schema';
import { COMPANY, isKnown, toRupees } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { shopSettings } from './settings.tables.ts';

export const SETTINGS_ID = 'shop';

/** Display names of the details that invoices or policies must contain. */
const REQUIRED = [
  ['legalName', 'registered name'],
  ['address', 'address'],
  ['phone', 'phone number'],
  ['email', 'email address'],
  ['grievanceOfficer', 'grievance officer'],
] as const;

type Values = Pick<DeskSettings, 'company' | 'shipping' | 'pause'>;
export type ShopSettings = Values & { version: number; updatedAt: Date | null };

/** Returns the settings saved at the desk, or the defaults if nobody has changed the settings. */
export async function readSettings(database: Database, config: Pick<Config, 'shippingFlat'>): Promise<ShopSettings> {
  const [row] = await database.select().from(shopSettings).where(eq(shopSettings.id, SETTINGS_ID));
  return row ?? { ...seedOf(config), version: 1, updatedAt: null };
}

/** Returns the company details alone. Unknown ones are empty. */
export async function readCompany(database: Database): Promise<DeskSettings['company']> {
  const [row] = await database
    .select({ company: shopSettings.company })
    .from(shopSettings)
    .where(eq(shopSettings.id, SETTINGS_ID));
  return row?.company ?? companyInSource();
}

function companyInSource(): DeskSettings['company'] {
  const known = (detail: string) => (isKnown(detail) ? detail : '');
  return {
    legalName: known(COMPANY.legalName),
    address: known(COMPANY.address),
    phone: known(COMPANY.phone),
    email: COMPANY.email,
    grievanceOfficer: known(COMPANY.grievanceOfficer),
    gstin: known(COMPANY.gstin),
  };
}

function seedOf({ shippingFlat }: Pick<Config, 'shippingFlat'>): Values {
  return {
    company: companyInSource(),
    shipping: { flatFee: toRupees(shippingFlat) },
    pause: { isPaused: false, message: '' },
  };
}

/**
 * Returns what the law requires and nobody has entered yet, in words. A shop that charges GST also
 * needs its GSTIN.
 */
export function missingDetails(
  { company }: Pick<ShopSettings, 'company'>,
  { invoiceTaxes }: Pick<Config, 'invoiceTaxes'>,
): string[] {
  const missing = REQUIRED.filter(
    ([name]) => company[name] === '' || !isKnown(company[name]) || company[name].endsWith('.example'),
  ).map(([, words]) => words);
  return invoiceTaxes !== null && company.gstin === '' ? [...missing, 'GSTIN'] : missing;
}

/**
 * Throws if the shop is paused.
 *
 * @throws Problem 409 `SHOP_PAUSED`
 */
export function assertOpen({ pause: { isPaused, message } }: Pick<ShopSettings, 'pause'>): void {
  if (isPaused) throw new Problem('SHOP_PAUSED', message || 'We are taking a short break. Please come back soon.');
}
