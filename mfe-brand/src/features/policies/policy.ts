import { COMPANY, DEFAULT_SHIPPING, FREE_SHIPPING_ABOVE, formatPaise, isKnown } from '@kaagazz/domain';

/** A paragraph, a list, or terms with their meanings. */
export type PolicyBlock = string | { items: readonly string[] } | { terms: readonly { term: string; text: string }[] };

export interface PolicySection {
  /** The fragment of the section's URL. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

export interface Policy {
  title: string;
  summary: string;
  sections: readonly PolicySection[];
}

/** Update this date with every change to either policy. */
export const LAST_UPDATED = '2026-11-25';

/** Values by placeholder, such as `{email}`. */
type Values = Readonly<Record<string, unknown>>;

/** `shippingFee` is the default of `SHIPPING_FLAT_RUPEES`, which a deployment can change. */
const VALUES: Values = {
  ...COMPANY,
  freeShippingAbove: formatPaise(FREE_SHIPPING_ABOVE),
  shippingFee: formatPaise(DEFAULT_SHIPPING),
};

/**
 * Replaces placeholders in the blocks of a policy. Leaves out each sentence, and each term, whose
 * detail is not known.
 */
export function fillPlaceholders(policy: Policy, values = VALUES): Policy {
  const sections = policy.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => fillBlock(block, values)).filter((block) => block !== ''),
  }));
  return { ...policy, sections };
}

function fillBlock(block: PolicyBlock, values: Values): PolicyBlock {
  if (typeof block === 'string') return fill(block, values);
  if ('items' in block) return { items: block.items.map((item) => fill(item, values)).filter(Boolean) };
  const terms = block.terms.map(({ term, text }) => ({ term, text: fill(text, values) }));
  return { terms: terms.filter(({ text }) => text !== '') };
}

const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

function fill(text: string, values: Values): string {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])))
    .filter(isKnown)
    .join(' ');
}
