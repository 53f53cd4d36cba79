import type { DeskContent } from '@kaagazz/api-schema';
import {
  CONTENT_PAGES,
  PICTURES,
  TESTIMONIAL_PAGES,
  TEXTS_WITH_PICTURE,
  type ContentKind,
  type ContentState,
} from '@kaagazz/domain/content';

import type { FieldSpec } from '../../form/index.ts';

interface KindSpec {
  label: string;
  plural: string;
  pageOf: (slug: string) => string;
  fields: readonly FieldSpec[];
}

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const chosenFrom = (values: readonly string[]) => values.map((value) => ({ value, label: inWords(value) }));

const PARAGRAPHS = 'Leave an empty line between paragraphs.';
const TITLE: FieldSpec = { name: 'title', label: 'Title', required: true };
const DESCRIPTION: FieldSpec = { name: 'description', label: 'Description', type: 'area', required: true };
const DATE: FieldSpec = { name: 'date', label: 'Day', type: 'date', required: true };
const ORDER: FieldSpec = {
  name: 'order',
  label: 'Place in the list',
  type: 'number',
  required: true,
  hint: 'Pages show number 1 first.',
};
const PHOTOGRAPH: readonly FieldSpec[] = [
  {
    name: 'photograph',
    label: 'Photograph',
    type: 'picture',
    hint: 'If you don’t add a photograph, the page shows a drawing instead.',
  },
  { name: 'alt', label: 'What does the photograph show?' },
];
const picture = (names: readonly string[]): FieldSpec => ({
  name: 'picture',
  label: 'Picture',
  type: 'select',
  required: true,
  options: chosenFrom(names),
});

export const KINDS: Readonly<Record<ContentKind, KindSpec>> = {
  post: {
    label: 'Blog post',
    plural: 'Blog posts',
    pageOf: (slug) => `/blog/${slug}`,
    fields: [
      TITLE,
      { name: 'excerpt', label: 'Excerpt', type: 'area', required: true, hint: 'Shown in lists and search results.' },
      { name: 'photograph', label: 'Cover picture', type: 'picture', required: true },
      { name: 'alt', label: 'What does the cover picture show?', required: true },
      { name: 'body', label: 'Text', type: 'rich', required: true },
      { name: 'author', label: 'Author', required: true, hint: 'A team, not a person, such as The vat room' },
      { name: 'category', label: 'Category', required: true, hint: 'Such as Craft or Guide' },
      DATE,
    ],
  },
  policy: {
    label: 'Policy',
    plural: 'Policies',
    pageOf: (slug) => `/${slug}`,
    fields: [
      TITLE,
      { name: 'summary', label: 'Summary', type: 'area', required: true },
      {
        name: 'body',
        label: 'Text',
        type: 'area',
        rows: 24,
        required: true,
        hint: '“## ” starts a section, “- ” a list item, “**Term** meaning” a term. Leave an empty line between paragraphs. {email}, {phone} and {address} come from the settings.',
      },
    ],
  },
  text: {
    label: 'Page text',
    plural: 'Page texts',
    pageOf: (slug) => `/${CONTENT_PAGES.find((page) => page !== 'home' && slug.startsWith(page)) ?? ''}`,
    fields: [
      TITLE,
      {
        name: 'text',
        label: 'Text',
        type: 'area',
        hint: 'If you leave this field empty, the page shows only the heading.',
      },
      ...PHOTOGRAPH,
    ],
  },
  event: {
    label: 'Event',
    plural: 'Events',
    pageOf: () => '/community?tab=events',
    fields: [
      TITLE,
      DESCRIPTION,
      { ...DATE, hint: 'After this date, the event appears under past events.' },
      picture(PICTURES.event),
      ...PHOTOGRAPH,
    ],
  },
  insight: {
    label: 'Insight',
    plural: 'Insights',
    pageOf: () => '/community?tab=insights',
    fields: [TITLE, DESCRIPTION, DATE, ...PHOTOGRAPH],
  },
  testimonial: {
    label: 'Testimonial',
    plural: 'Testimonials',
    pageOf: () => '/',
    fields: [
      { name: 'author', label: 'Who said it', required: true, hint: 'A role, not a name, such as Papermaker' },
      { name: 'quote', label: 'Quote', type: 'area', required: true },
      { name: 'page', label: 'Page', type: 'select', required: true, options: chosenFrom(TESTIMONIAL_PAGES) },
      {
        ...picture(PICTURES.testimonial),
        hint: 'The picture appears on the home and sustainability pages, but not on the Chitrayan page.',
      },
      {
        name: 'rating',
        label: 'Stars',
        type: 'select',
        required: true,
        options: chosenFrom(['5', '4', '3', '2', '1']),
        hint: 'Shown only on the sustainability page.',
      },
      ORDER,
    ],
  },
  milestone: {
    label: 'Milestone',
    plural: 'Milestones',
    pageOf: () => '/',
    fields: [
      TITLE,
      { name: 'story', label: 'Story', type: 'area', required: true },
      { name: 'month', label: 'Month', type: 'month', required: true },
      picture(PICTURES.milestone),
    ],
  },
  figure: {
    label: 'Impact goal',
    plural: 'Impact goals',
    pageOf: () => '/',
    fields: [
      { name: 'label', label: 'Label', required: true, hint: 'For example trees saved' },
      { name: 'target', label: 'Number', type: 'number', required: true },
      { name: 'unit', label: 'Unit', required: true, hint: 'Shown after the number, such as K+ or T+' },
      picture(PICTURES.figure),
      ORDER,
    ],
  },
  email: {
    label: 'Email to shoppers',
    plural: 'Emails to shoppers',
    pageOf: () => '',
    fields: [
      { ...TITLE, label: 'Subject' },
      { name: 'heading', label: 'Heading', hint: 'Empty means: the same as the subject' },
      { name: 'news', label: 'First text', type: 'area', required: true, hint: PARAGRAPHS },
      { name: 'next', label: 'Second text', type: 'area' },
    ],
  },
  newsletter: {
    label: 'Newsletter',
    plural: 'Newsletters',
    pageOf: () => '/newsletter',
    fields: [
      { ...TITLE, label: 'Subject' },
      { name: 'body', label: 'Text', type: 'area', rows: 16, required: true, hint: PARAGRAPHS },
      { name: 'products', label: 'Products', hint: 'The ids of products to show below the text' },
      { name: 'buttonLabel', label: 'Button' },
      { name: 'buttonPath', label: 'Page that the button opens', hint: 'For example /shop' },
    ],
  },
};

export function pageName({ kind, slug }: Pick<DeskContent, 'kind' | 'slug'>): string {
  if (kind === 'email') return inWords(slug);
  if (kind !== 'text') return KINDS[kind].pageOf(slug);
  const page = CONTENT_PAGES.find((name) => slug.startsWith(name));
  const place = slug.slice((page ?? 'all').length + 1).replaceAll('-', ' ');
  return `${inWords(page ?? 'all pages')}: ${place.replace('hero', 'banner')}`;
}

export function fieldsOf({ kind, slug }: DeskContent): readonly FieldSpec[] {
  const hasPicture = kind !== 'text' || TEXTS_WITH_PICTURE.includes(slug);
  return KINDS[kind].fields.filter((field) => hasPicture || !PHOTOGRAPH.includes(field));
}

export const STATES: Readonly<Record<ContentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  changed: 'Unpublished changes',
  published: 'Published',
};
