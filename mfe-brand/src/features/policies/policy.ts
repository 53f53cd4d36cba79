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
