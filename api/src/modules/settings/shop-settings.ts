import type { DeskSettings } from '@kaagazz/api-schema';
import { fromRupees, indianState, isKnown, type Paise, type ShippingRates, toRupees } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { DEFAULT_HOLIDAYS } from './default-holidays.ts';
import { shopSettings } from './settings.tables.ts';

export const SETTINGS_ID = 'shop';

const PAUSED = 'We are taking a short break. Please come back soon.';

const REQUIRED = [
  ['legalName', 'registered name'],
  ['address', 'address'],
  ['phone', 'phone number'],
  ['email', 'email address'],
  ['grievanceOfficer', 'grievance officer'],
] as const;

const NO_BANK = { accountName: '', accountNumber: '', ifsc: '', bank: '' };

type Row = typeof shopSettings.$inferSelect;
type Values = Omit<DeskSettings, 'id' | 'version' | 'missing' | 'updatedAt'>;
export type ShopSettings = Values & { version: number; updatedAt: Date | null };

export async function readSettings(database: Database, config: Pick<Config, 'shippingFlat'>): Promise<ShopSettings> {
  const [row] = await database.select().from(shopSettings).where(eq(shopSettings.id, SETTINGS_ID));
  return row ? completeSettings(row, config) : { ...seedOf(config), version: 1, updatedAt: null };
}

/** Fills in defaults for settings that were added after the row was saved. */
export function completeSettings(row: Row, config: Pick<Config, 'shippingFlat'>): ShopSettings & Pick<Row, 'id'> {
  const seed = seedOf(config);
  return {
    ...row,
    social: row.social ?? seed.social,
    shipping: { ...seed.shipping, ...row.shipping },
    cash: row.cash ?? seed.cash,
    taxes: row.taxes ?? seed.taxes,
    notice: row.notice ?? seed.notice,
    bank: row.bank ?? seed.bank,
    holidays: row.holidays ?? seed.holidays,
  };
}

/** In paise. */
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

/** Returns the price in paise, or null if the shop doesn't wrap gifts. */
export function giftWrapPrice({ shipping: { giftWrap } }: Pick<ShopSettings, 'shipping'>): Paise | null {
  return giftWrap === null ? null : fromRupees(giftWrap);
}

/** Returns the limit in paise, or null if the shop doesn't offer cash on delivery. */
export function cashLimit({ cash: { isOffered, limit } }: Pick<ShopSettings, 'cash'>): Paise | null {
  return isOffered ? fromRupees(limit) : null;
}

/** Unknown details are empty. */
export async function readCompany(database: Database): Promise<DeskSettings['company']> {
  return (await readSeller(database)).company;
}

export async function readSeller(database: Database): Promise<Pick<Values, 'company' | 'taxes'> & { bank: string }> {
  const { company, bank, taxes } = shopSettings;
  const [row] = await database
    .select({ company, bank, taxes })
    .from(shopSettings)
    .where(eq(shopSettings.id, SETTINGS_ID));
  return {
    company: row?.company ?? DEFAULT_SETTINGS.company,
    bank: bankText(row?.bank ?? NO_BANK),
    taxes: row?.taxes ?? { rates: [] },
  };
}

function bankText({ accountName, accountNumber, ifsc, bank }: Values['bank']): string {
  return accountNumber && `${accountName}, account ${accountNumber}, ${bank}, IFSC ${ifsc}`;
}

export async function readHolidays(database: Database): Promise<string[]> {
  const { holidays } = shopSettings;
  const [row] = await database.select({ holidays }).from(shopSettings).where(eq(shopSettings.id, SETTINGS_ID));
  return holidayDates(row?.holidays ?? DEFAULT_HOLIDAYS);
}

/** Returns one-off holidays as `YYYY-MM-DD` and yearly holidays as `MM-DD`. */
export function holidayDates(holidays: Values['holidays']): string[] {
  return holidays.map(({ day, isYearly }) => (isYearly ? day.slice(5) : day));
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
    bank: NO_BANK,
    holidays: DEFAULT_HOLIDAYS,
  };
}

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
 * @throws Problem 409 `SHOP_PAUSED`
 */
export function assertOpen({ pause: { isPaused, message } }: Pick<ShopSettings, 'pause'>): void {
  if (isPaused) throw new Problem('SHOP_PAUSED', message || PAUSED);
}

export function noticeOn(today: string, { pause, notice }: Pick<ShopSettings, 'pause' | 'notice'>): string {
  if (pause.isPaused) return pause.message || PAUSED;
  const { text, from, to } = notice;
  return (from === '' || from <= today) && (to === '' || today <= to) ? text : '';
}
