import { COMPANY, DEFAULT_SHIPPING, FREE_SHIPPING_ABOVE, formatPaise } from '@kaagazz/domain';

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
export const LAST_UPDATED = '2026-11-22';

/** `shippingFee` is the default of `SHIPPING_FLAT_RUPEES`, which a deployment can change. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...COMPANY,
  freeShippingAbove: formatPaise(FREE_SHIPPING_ABOVE),
  shippingFee: formatPaise(DEFAULT_SHIPPING),
};

/** Replaces placeholders such as `{email}` in the blocks of a policy. */
export function fillPlaceholders(policy: Policy): Policy {
  const sections = policy.sections.map((section) => ({ ...section, blocks: section.blocks.map(fillBlock) }));
  return { ...policy, sections };
}

function fillBlock(block: PolicyBlock): PolicyBlock {
  if (typeof block === 'string') return fill(block);
  if ('items' in block) return { items: block.items.map(fill) };
  return { terms: block.terms.map(({ term, text }) => ({ term, text: fill(text) })) };
}

function fill(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(VALUES[name]));
}
