/** A piece of a section, in reading order: a paragraph, a list, or terms with what they mean. */
export type PolicyBlock = string | { items: readonly string[] } | { terms: readonly { term: string; text: string }[] };

export interface PolicySection {
  /** of the anchor in the URL */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

export interface Policy {
  title: string;
  /** what it says in two sentences, for people in a hurry */
  summary: string;
  sections: readonly PolicySection[];
}

/** The day both policies took their present form. Change it with them. */
export const LAST_UPDATED = '2026-11-22';
