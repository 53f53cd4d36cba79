import { indianState, isKnown } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { emailAddress, hsnCode, oneLine, requiredText, text } from '../wire-text.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

const detail = (maximum: number) =>
  text(maximum).refine(isKnown, 'This looks like a placeholder. Enter the real value, or leave the field empty.');

export const CompanyDetails = z.object({
  legalName: detail(200),
  address: detail(500),
  phone: detail(30),
  email: emailAddress,
  grievanceOfficer: detail(100),
  gstin: text(15)
    .transform((code) => code.toUpperCase())
    .refine((code) => code === '' || GSTIN.test(code), 'A GSTIN has 15 characters, for example 07AAAAA0000A1Z5.')
    .refine((code) => code === '' || indianState(code.slice(0, 2)), 'A GSTIN starts with a state code, such as 07.'),
});

const rupees = z.number().min(0).max(100_000).multipleOf(0.01);

const ShippingZone = z.object({
  name: requiredText(60),
  pins: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, 'Enter a PIN code or its first digits, such as 79.'))
    .min(1)
    .max(100),
  flatFee: rupees,
  perKg: rupees,
});

/** Amounts are in rupees. Settings that the request omits stay unchanged. */
export const ShippingSettings = z.object({
  flatFee: rupees,
  perKg: rupees.optional(),
  freeAbove: rupees.optional(),
  zones: z.array(ShippingZone).max(50).optional(),
  giftWrap: rupees.min(1).nullable().optional(),
});

/** `limit` is the maximum order total for cash on delivery, in rupees. */
export const CashSettings = z.object({ isOffered: z.boolean(), limit: rupees.min(1) });

const day = z.union([z.literal(''), z.iso.date()]);

const TaxRate = z.object({
  kind: z.enum(['goods', 'print', 'shipping']),
  hsn: hsnCode,
  percent: z.number().min(0).max(100).multipleOf(0.01),
  /**
   * First day on which the rate applies, in India Standard Time. Empty if the rate has always
   * applied.
   */
  from: day,
});

/** Each rate applies until the next rate for the same items starts. */
export const TaxSettings = z.object({
  rates: z
    .array(TaxRate)
    .max(200)
    .refine((rates) => new Set(rates.map(startOf)).size === rates.length, {
      message: 'Two rates for the same items start on the same day. Change or remove one of them.',
    })
    .refine((rates) => rates.length === 0 || rates.some((rate) => startOf(rate) === 'goods||'), {
      message: 'Add a default GST rate for goods. Leave its HSN code and start date empty.',
    }),
});

function startOf({ kind, hsn, from }: z.output<typeof TaxRate>): string {
  return [kind, kind === 'goods' ? hsn : '', from].join('|');
}

/** The notice is shown from `from` to `to`, inclusive, in India Standard Time. */
export const NoticeSettings = z
  .object({ text: z.union([z.literal(''), oneLine(200)]), from: day, to: day })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'The last day can’t be before the first day.',
  });

const Holiday = z.object({ day: z.iso.date(), name: oneLine(60), isYearly: z.boolean() });

const Holidays = z
  .array(Holiday)
  .max(100)
  .refine(
    (all) => new Set(all.map(({ day: date }) => date)).size === all.length,
    'Two holidays are on the same day. Remove one of them.',
  )
  .transform((all) => all.toSorted((one, other) => one.day.localeCompare(other.day)));

const BankSettings = z
  .object({
    accountName: detail(100),
    accountNumber: text(30)
      .transform((number) => number.replaceAll(' ', ''))
      .refine((number) => /^(\d{9,18})?$/.test(number), 'An account number has 9 to 18 digits.'),
    ifsc: text(11)
      .transform((code) => code.toUpperCase())
      .refine((code) => /^([A-Z]{4}0[A-Z0-9]{6})?$/.test(code), 'An IFSC has 11 characters, for example SBIN0001234.'),
    bank: detail(100),
  })
  .superRefine((bank, context) => {
    const values = Object.entries(bank);
    const empty = values.find(([, value]) => value === '');
    if (empty && values.some(([, value]) => value !== '')) {
      context.addIssue({
        code: 'custom',
        path: [empty[0]],
        message: 'Enter all bank details or leave all of them empty.',
      });
    }
  });

const linkTo = (host: string, hostname: RegExp) =>
  z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, hostname, error: `Enter an address that starts with https://www.${host}/.` }).max(200),
  ]);

const InstagramPost = z
  .string()
  .regex(
    /^https:\/\/www\.instagram\.com\/p\/[\w-]+\/$/,
    'Enter a post link such as https://www.instagram.com/p/Cabc123/.',
  );

export const SocialSettings = z.object({
  instagram: linkTo('instagram.com', /^(www\.)?instagram\.com$/),
  linkedin: linkTo('linkedin.com', /^(\w+\.)?linkedin\.com$/),
  instagramPosts: z.array(InstagramPost).max(3),
});

export const PauseSettings = z.object({ isPaused: z.boolean(), message: z.union([z.literal(''), oneLine(200)]) });

export const storedSettings = {
  company: z.object({
    legalName: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    grievanceOfficer: z.string(),
    gstin: z.string(),
  }),
  social: z.object({ instagram: z.string(), linkedin: z.string(), instagramPosts: z.array(z.string()) }),
  shipping: z.object({
    flatFee: z.number(),
    perKg: z.number(),
    freeAbove: z.number(),
    zones: z.array(z.object({ name: z.string(), pins: z.array(z.string()), flatFee: z.number(), perKg: z.number() })),
    giftWrap: z.number().nullable(),
  }),
  cash: z.object({ isOffered: z.boolean(), limit: z.number() }),
  taxes: z.object({
    rates: z.array(
      z.object({
        kind: z.enum(['goods', 'print', 'shipping']),
        hsn: z.string(),
        percent: z.number(),
        from: z.string(),
      }),
    ),
  }),
  notice: z.object({ text: z.string(), from: z.string(), to: z.string() }),
  bank: z.object({ accountName: z.string(), accountNumber: z.string(), ifsc: z.string(), bank: z.string() }),
  holidays: z.array(z.object({ day: z.string(), name: z.string(), isYearly: z.boolean() })),
  pause: z.object({ isPaused: z.boolean(), message: z.string() }),
};

export const DeskSettings = z
  .object({
    /** Always `shop`. */
    id: z.string(),
    version: z.int(),
    ...storedSettings,
    missing: z.array(z.string()),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'DeskSettings' });

export type DeskSettings = z.output<typeof DeskSettings>;

export const SettingsChange = EditedVersion.extend({
  company: CompanyDetails.optional(),
  social: SocialSettings.optional(),
  shipping: ShippingSettings.optional(),
  cash: CashSettings.optional(),
  taxes: TaxSettings.optional(),
  notice: NoticeSettings.optional(),
  bank: BankSettings.optional(),
  holidays: Holidays.optional(),
  pause: PauseSettings.optional(),
});
