import type { ContentKind, ContentState } from '@kaagazz/domain/content';

import type { FieldSpec } from '../../form/fields.ts';

interface KindSpec {
  label: string;
  plural: string;
  /** Path of the page that shows an entry. */
  pageOf: (slug: string) => string;
  fields: readonly FieldSpec[];
}

/** How the desk names and edits each kind of content. */
export const KINDS: Readonly<Record<ContentKind, KindSpec>> = {
  policy: {
    label: 'Policy',
    plural: 'Policies',
    pageOf: (slug) => `/${slug}`,
    fields: [
      { name: 'title', label: 'Title', required: true },
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
};

export const STATES: Readonly<Record<ContentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  changed: 'Unpublished changes',
  published: 'Published',
};
