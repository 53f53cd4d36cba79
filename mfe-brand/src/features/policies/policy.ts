import type { PolicyBlock, SitePolicy } from '@kaagazz/api-schema';
import type { SiteSettings } from '@kaagazz/contract';
import { COMPANY, formatRupees } from '@kaagazz/domain';

type Sections = SitePolicy['sections'];

type Values = Readonly<Record<string, string>>;

export function fillPlaceholders(sections: Sections, { company, shipping }: SiteSettings): Sections {
  const { name, city, country } = COMPANY;
  const freeShippingAbove = formatRupees(shipping.freeAbove);
  const shippingFee = formatRupees(shipping.flatFee);
  const values: Values = { name, city, country, ...company, freeShippingAbove, shippingFee };
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => fillBlock(block, values)).filter((block) => block !== ''),
  }));
}

function fillBlock(block: PolicyBlock, values: Values): PolicyBlock {
  if (typeof block === 'string') return fill(block, values);
  if ('items' in block) return { items: block.items.map((item) => fill(item, values)).filter(Boolean) };
  const terms = block.terms.map(({ term, text }) => ({ term, text: fill(text, values) }));
  return { terms: terms.filter(({ text }) => text !== '') };
}

const PLACEHOLDER = /\{(\w+)\}/g;
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

function fill(text: string, values: Values): string {
  return text
    .split(SENTENCE_END)
    .filter((sentence) => [...sentence.matchAll(PLACEHOLDER)].every(([, name = '']) => values[name]))
    .map((sentence) => sentence.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? ''))
    .join(' ');
}
