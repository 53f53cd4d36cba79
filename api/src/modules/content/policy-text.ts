import type { PolicyBlock, SitePolicy } from '@kaagazz/api-schema';
import { POLICY_PLACEHOLDERS } from '@kaagazz/domain/content';

const HEADING = /^## +(?<title>\S.*)$/;
const TERM = /^\*\*(?<term>[^*]+)\*\* *(?<text>.*)$/;
const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * Parses a policy's text. `## ` starts a section, `- ` starts a list item, and `**Term** meaning`
 * defines a term. Empty lines separate paragraphs.
 */
export function readPolicy(body: string): SitePolicy['sections'] {
  const sections: SitePolicy['sections'] = [];
  for (const block of body.split(/\n(?=## )|\n\s*\n/)) {
    const [first = '', ...rest] = linesOf(block);
    const title = HEADING.exec(first)?.groups?.title;
    if (title === undefined) {
      if (first !== '') sections.at(-1)?.blocks.push(readBlock([first, ...rest]));
      continue;
    }
    sections.push({ id: uniqueId(title, sections), title, blocks: rest.length > 0 ? [readBlock(rest)] : [] });
  }
  return sections;
}

export function policyMistake(body: string): string | undefined {
  const unknown = [...body.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !POLICY_PLACEHOLDERS.some((known) => known === name),
  );
  if (unknown) return `There is no placeholder ${unknown[0]}. Use ${POLICY_PLACEHOLDERS.join(', ')}.`;
  const start = linesOf(body)[0] ?? '';
  return HEADING.test(start) ? undefined : 'Start the text with a heading, such as “## Who we are”.';
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function readBlock(lines: readonly string[]): PolicyBlock {
  if (lines.every((line) => line.startsWith('- '))) return { items: lines.map((line) => line.slice(2).trim()) };
  const terms = lines.flatMap((line) => {
    const { term, text } = TERM.exec(line)?.groups ?? {};
    return term !== undefined && text !== undefined ? [{ term: term.trim(), text }] : [];
  });
  return terms.length === lines.length ? { terms } : lines.join(' ');
}

function uniqueId(title: string, sections: SitePolicy['sections']): string {
  const id = slugOf(title) || 'section';
  const isTaken = sections.some((section) => section.id === id);
  return isTaken ? `${id}-${sections.length + 1}` : id;
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
