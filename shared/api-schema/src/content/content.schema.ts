import { type ContentKind, PICTURES, TESTIMONIAL_PAGES } from '@kaagazz/domain/content';
import { z } from 'zod';
import { oneLine, optionalText, requiredText, text as anyText } from '../wire-text.ts';

const title = oneLine(100, 'Enter a title.');
const description = requiredText(600, 'Enter a description.');
const day = z.iso.date('Enter a day.');
const order = z.string().regex(/^[1-9]\d?$/, 'Enter a number from 1 to 99.');

export const PHOTOGRAPH_URL = /^\/media\/[a-z0-9-]{1,60}\.[0-9a-f]{8}\.w800\.webp$/;

const picture = <const Names extends readonly string[]>(names: Names) => z.enum(names, 'Choose a picture.');

const photograph = {
  photograph: z.union([z.literal(''), z.string().regex(PHOTOGRAPH_URL, 'Choose a photograph.')]).default(''),
  alt: optionalText(200),
};

/** All values are strings. */
export const CONTENT_FIELDS = {
  post: z.strictObject({
    title,
    excerpt: requiredText(300, 'Enter an excerpt.'),
    category: oneLine(40, 'Enter a category.'),
    author: oneLine(60, 'Enter an author.'),
    date: day,
    photograph: z.string().regex(PHOTOGRAPH_URL, 'Choose a cover picture.'),
    alt: oneLine(200, 'Describe the cover picture.'),
    /** HTML. The api removes markup that isn't allowed in posts. */
    body: requiredText(60_000, 'Enter the text.'),
  }),
  policy: z.strictObject({
    title: oneLine(80, 'Enter a title.'),
    summary: requiredText(500, 'Enter a summary.'),
    body: requiredText(60_000, 'Enter the policy text.'),
  }),
  text: z.strictObject({ title: oneLine(120, 'Enter a title.'), text: optionalText(1000), ...photograph }),
  event: z.strictObject({ title, description, date: day, picture: picture(PICTURES.event), ...photograph }),
  insight: z.strictObject({ title, description, date: day, ...photograph }),
  testimonial: z.strictObject({
    author: oneLine(80, 'Enter who said it.'),
    quote: description,
    page: z.enum(TESTIMONIAL_PAGES, 'Choose a page.'),
    picture: picture(PICTURES.testimonial),
    rating: z.enum(['1', '2', '3', '4', '5'], 'Choose a rating.'),
    order,
  }),
  milestone: z.strictObject({
    title,
    story: requiredText(300, 'Enter a story.'),
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month.'),
    picture: picture(PICTURES.milestone),
  }),
  figure: z.strictObject({
    label: oneLine(40, 'Enter a label.'),
    target: z.string().regex(/^[1-9]\d{0,6}$/, 'Enter a whole number with at most seven digits.'),
    unit: oneLine(4, 'Enter a unit, such as K+.'),
    picture: picture(PICTURES.figure),
    order,
  }),
  email: z.strictObject({
    title: oneLine(120, 'Enter a subject.'),
    heading: anyText(120),
    news: requiredText(2000, 'Enter a text.'),
    next: anyText(2000),
  }),
  newsletter: z.strictObject({
    title: oneLine(120, 'Enter a subject.'),
    body: requiredText(20_000, 'Enter a text.'),
    products: anyText(500),
    buttonLabel: anyText(60),
    buttonPath: anyText(200).refine((path) => /^(\/[^\s/]\S*|\/|)$/.test(path), 'Enter a path, such as /shop.'),
  }),
} as const satisfies Record<ContentKind, z.ZodType<Record<string, string>>>;

const PolicyBlock = z.union([
  z.string(),
  z.object({ items: z.array(z.string()) }),
  z.object({ terms: z.array(z.object({ term: z.string(), text: z.string() })) }),
]);

export type PolicyBlock = z.output<typeof PolicyBlock>;

export const SitePolicy = z
  .object({
    title: z.string(),
    summary: z.string(),
    updatedOn: z.string(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        blocks: z.array(PolicyBlock),
      }),
    ),
  })
  .meta({ id: 'SitePolicy' });

export type SitePolicy = z.output<typeof SitePolicy>;

const text = z.string();
const id = z.string();

const SitePost = z.object({
  id,
  title: text,
  excerpt: text,
  category: text,
  author: text,
  date: text,
  photograph: text,
  alt: text,
  minutes: z.int(),
});

export type SitePost = z.output<typeof SitePost>;

export const SiteStory = SitePost.extend({ html: text, words: z.int() }).meta({ id: 'SiteStory' });

export type SiteStory = z.output<typeof SiteStory>;

export const SiteStoryPage = z.object({ post: SiteStory, related: z.array(SitePost) });

export const SiteStoryList = z.object({ posts: z.array(SiteStory), nextCursor: z.string().nullable() });

const shownPhotograph = { photograph: text, alt: text };

const entries = {
  text: z.record(z.string(), z.object({ title: text, text, ...shownPhotograph })),
  event: z.array(
    z.object({ id, title: text, description: text, date: text, picture: z.enum(PICTURES.event), ...shownPhotograph }),
  ),
  insight: z.array(z.object({ id, title: text, description: text, date: text, ...shownPhotograph })),
  testimonial: z.array(
    z.object({ id, author: text, quote: text, picture: z.enum(PICTURES.testimonial), rating: z.int() }),
  ),
  /** `month` has the format YYYY-MM. */
  milestone: z.array(z.object({ id, title: text, story: text, month: text, picture: z.enum(PICTURES.milestone) })),
  figure: z.array(z.object({ id, label: text, target: z.int(), unit: text, picture: z.enum(PICTURES.figure) })),
  post: z.array(SitePost),
};

export const SiteContent = z.object(entries).partial().meta({ id: 'SiteContent' });

export type SiteContent = z.output<typeof SiteContent>;

export type SiteEntries = z.output<z.ZodObject<typeof entries>>;
