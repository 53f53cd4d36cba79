import { CONTENT_FIELDS } from '@kaagazz/api-schema';
import { type ContentKind, emailMistake, isEditableEmail } from '@kaagazz/domain/content';
import { Problem } from '../../plugins/problem.ts';
import { articleMistake, cleanArticle } from './article.ts';
import type { ContentFields } from './content.tables.ts';
import { policyMistake } from './policy-text.ts';

export function checkedFields(kind: ContentKind, fields: ContentFields, slug = ''): ContentFields {
  const given = kind === 'post' ? { ...fields, body: cleanArticle(fields.body ?? '') } : fields;
  const { data, error } = CONTENT_FIELDS[kind].safeParse(given);
  const issue = error?.issues[0];
  if (!data) throw invalid(String(issue?.path[0] ?? ''), issue?.message ?? 'Invalid value');
  if ('alt' in data && data.photograph !== '' && data.alt === '') throw invalid('alt', 'Describe the photograph.');
  const mistakeIn = kind === 'post' ? articleMistake : kind === 'policy' ? policyMistake : undefined;
  const mistake = 'body' in data ? mistakeIn?.(data.body) : undefined;
  if (mistake !== undefined) throw invalid('body', mistake);
  const mistakeInEmail = 'news' in data && isEditableEmail(slug) ? emailMistake(slug, data) : undefined;
  if (mistakeInEmail) throw invalid(...mistakeInEmail);
  return data;
}

function invalid(field: string, message: string): Problem {
  return new Problem('VALIDATION', message, { field });
}

export function titleOf(fields: ContentFields): string {
  return fields.title ?? fields.author ?? fields.label ?? '';
}

export function changedFields(before: ContentFields, after: ContentFields): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}
