import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { emailAddress, optionalText, oneLine, text } from '../wire-text.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
const webAddress = text(300).refine((url) => url === '' || /^https:\/\/\S+$/.test(url), 'Enter an https address.');

/** Company details. An empty field means unknown. */
export const CompanyDetails = z.object({
  legalName: optionalText(200),
  address: optionalText(500),
  phone: optionalText(30),
  email: emailAddress,
  grievanceOfficer: optionalText(100),
  /** GST registration number. Empty if the company is not registered for GST. */
  gstin: text(15)
    .transform((code) => code.toUpperCase())
    .refine((code) => code === '' || GSTIN.test(code), 'A GSTIN has 15 characters, like 07AAAAA0000A1Z5.'),
  instagram: webAddress,
  linkedin: webAddress,
  bank: optionalText(500),
});

/** Rupees. */
export const ShippingSettings = z.object({
  flatFee: z.number().min(0).max(100_000).multipleOf(0.01),
  /** In rupees. Orders above this amount ship free. */
  freeAbove: z.number().min(0).max(10_000_000).multipleOf(0.01),
});

/** A notice bar above every page. An empty text hides the bar. */
export const NoticeBar = z.object({
  text: z.union([z.literal(''), oneLine(200)]),
  link: text(300).refine(
    (url) => url === '' || /^(\/(?!\/)|https:\/\/)\S*$/.test(url),
    'Enter the path of a page or an https address.',
  ),
});

/**
 * Closes the shop temporarily. The catalogue stays online, and the checkout explains why nothing
 * can be bought.
 */
export const PauseSettings = z.object({ isPaused: z.boolean(), message: z.union([z.literal(''), oneLine(200)]) });

export const SETTINGS_SECTIONS = ['company', 'shipping', 'notice', 'pause'] as const;

export const DeskSettings = z
  .object({
    /** Always `shop`. */
    id: z.string(),
    version: z.int(),
    company: CompanyDetails,
    shipping: ShippingSettings,
    notice: NoticeBar,
    pause: PauseSettings,
    updatedAt: z.string(),
  })
  .meta({ id: 'DeskSettings' });

export type DeskSettings = z.output<typeof DeskSettings>;

export const SettingsChange = EditedVersion.extend({
  company: CompanyDetails.optional(),
  shipping: ShippingSettings.optional(),
  notice: NoticeBar.optional(),
  pause: PauseSettings.optional(),
});
