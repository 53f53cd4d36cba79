import type { DeskSettings } from '@kaagazz/api-schema';
import { fromRupees, indianState, isKnown, type Paise, type ShippingRates, toRupees } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { shopSettings } from './settings.tables.ts';

export const SETTINGS_ID = 'shop';

const PAUSED = 'We are taking a short break. Please come back soon.';

/** Display names of the details that invoices or policies must contain. */
const REQUIRED = [
  ['legalName', 'registered name'],
  ['address', 'address'],
  ['phone', 'phone number'],
  ['email', 'email address'],
  ['grievanceOfficer', 'grievance officer'],
] as const;

type Row = typeof shopSettings.$inferSelect;
type Values = Pick<DeskSettings, 'company' | 'social' | 'shipping' | 'cash' | 'taxes' | 'pause' | 'notice'>;
export type ShopSettings = Values & { version: number; updatedAt: Date | null };

/** Returns the settings saved at the desk, or the defaults if nobody has changed the settings. */
export async function readSettings(database: Database, config: Pick<Config, 'shippingFlat'>): Promise<ShopSettings> {
  const [row] = await database.select().from(shopSettings).where(eq(shopSettings.id, SETTINGS_ID));
  return row ? completeSettings(row, config) : { ...seedOf(config), version: 1, updatedAt: null };
}

/** Returns the settings, with defaults for those that didn't exist when the row was saved. */
export function completeSettings(row: Row, config: Pick<Config, 'shippingFlat'>): ShopSettings & Pick<Row, 'id'> {
  const seed = seedOf(config);
  return {
    ...row,
    social: row.social ?? seed.social,
    shipping: { ...seed.shipping, ...row.shipping },
    cash: row.cash ?? seed.cash,
    taxes: row.taxes ?? seed.taxes,
    notice: row.notice ?? seed.notice,
  };
}

/** Returns the shipping rates in paise. */
export function shippingRates({ shipping }: Pick<ShopSettings, 'shipping'>): ShippingRates {
  const { freeAbove, zones } = shipping;
  const feeOf = (fee: { flatFee: number; perKg: number }) => ({
    flatFee: fromRupees(fee.flatFee),
    perKg: fromRupees(fee.perKg),
  });
  return {
    ...feeOf(shipping),
    freeAbove: fromRupees(freeAbove),
    zones: zones.map((zone) => ({ pins: zone.pins, ...feeOf(zone) })),
  };
}

/** Returns the price of gift wrap in paise, or null if the shop doesn't wrap gifts. */
export function giftWrapPrice({ shipping: { giftWrap } }: Pick<ShopSettings, 'shipping'>): Paise | null {
  return giftWrap === null ? null : fromRupees(giftWrap);
}

/**
 * Returns the largest total in paise for cash on delivery, or null if the shop doesn't offer it.
 */
export function cashLimit({ cash: { isOffered, limit } }: Pick<ShopSettings, 'cash'>): Paise | null {
  return isOffered ? fromRupees(limit) : null;
}

/** Returns only the company details. Unknown details are empty. */
export async function readCompany(database: Database): Promise<DeskSettings['company']> {
  return (await readSeller(database)).company;
}

/** Returns the company and tax settings that invoices need. */
export async function readSeller(database: Database): Promise<Pick<Values, 'company' | 'taxes'>> {
  const [row] = await database
    .select({ company: shopSettings.company, taxes: shopSettings.taxes })
    .from(shopSettings)
    .where(eq(shopSettings.id, SETTINGS_ID));
  return { company: row?.company ?? DEFAULT_SETTINGS.company, taxes: row?.taxes ?? { rates: [] } };
}

function seedOf({ shippingFlat }: Pick<Config, 'shippingFlat'>): Values {
  const { company, social, shipping, cash, pause } = DEFAULT_SETTINGS;
  return {
    company,
    social,
    shipping: {
      flatFee: toRupees(shippingFlat),
      perKg: 0,
      freeAbove: shipping.freeAbove,
      zones: [],
      giftWrap: shipping.giftWrap,
    },
    cash,
    taxes: { rates: [] },
    pause,
    notice: { text: '', from: '', to: '' },
  };
}

/**
 * Returns the names of legally required details that haven't been entered yet. A shop that charges
 * GST needs both a GSTIN and tax rates.
 */
export function missingDetails(
  { company, taxes }: Pick<ShopSettings, 'company' | 'taxes'>,
  { hadInvoiceTaxes }: Pick<Config, 'hadInvoiceTaxes'>,
): string[] {
  const missing: string[] = REQUIRED.filter(
    ([name]) => company[name] === '' || !isKnown(company[name]) || company[name].endsWith('.example'),
  ).map(([, words]) => words);
  const hasRates = taxes.rates.length > 0;
  if (company.gstin === '' && !hasRates && !hadInvoiceTaxes) return missing;
  if (indianState(company.gstin.slice(0, 2)) === undefined) missing.push('GSTIN');
  if (!hasRates) missing.push('tax rates');
  return missing;
}

/**
 * Throws if the shop is paused.
 *
 * @throws Problem 409 `SHOP_PAUSED`
 */
export function assertOpen({ pause: { isPaused, message } }: Pick<ShopSettings, 'pause'>): void {
  if (isPaused) throw new Problem('SHOP_PAUSED', message || PAUSED);
}

/**
 * Returns the message shown at the top of every page: the pause message if the shop is paused,
 * otherwise today's notice. Empty if there is neither.
 *
 * @param today the day in India, as YYYY-MM-DD
 */
export function noticeOn(today: string, { pause, notice }: Pick<ShopSettings, 'pause' | 'notice'>): string {
  if (pause.isPaused) return pause.message || PAUSED;
  const { text, from, to } = notice;
  return (from === '' || from <= today) && (to === '' || today <= to) ? text : '';
}
