import type { OrderValues } from './blank-values.ts';

/** Raised when drafts of before can't be read any more. */
const VERSION = 1;

/** What this tab keeps of a form that is being filled in: over a reload, and over a session that ended meanwhile. */
export interface OrderDraft {
  values: OrderValues;
  /** of the file that was sent with it */
  fileId: string | null;
  /** under which the form is sent: after a lost answer the same order is sent again, not a second one */
  requestId: string;
}

interface StoredDraft extends OrderDraft {
  version: typeof VERSION;
  /** `null`: somebody who had not signed in yet; whoever signs in takes it over */
  userId: string | null;
}

/**
 * `mine printDraft marriage 1`: one for each form, and one for each line that is being changed. What is `mine` the shell removes when the
 * shopper signs out; a session that ends by itself leaves it.
 */
export function draftKey(service: string, design: string | undefined, line: string | null): string {
  return ['mine printDraft', service, design, line].filter(Boolean).join(' ');
}

export function keepDraft(key: string, userId: string | null, draft: OrderDraft): void {
  const stored: StoredDraft = { ...draft, version: VERSION, userId };
  quietly(() => sessionStorage.setItem(key, JSON.stringify(stored)));
}

/** What was kept for this shopper, or `null`. Somebody else's, and what can't be read, is removed (E19, E24). */
export function keptDraft(key: string, userId: string | null): OrderDraft | null {
  const text = quietly(() => sessionStorage.getItem(key));
  if (text === null) return null;
  const draft = readDraft(text);
  if (draft && (draft.userId === null || draft.userId === userId)) return draft;
  // A visitor may be the owner whose session has ended: theirs waits for them, unseen.
  if (!draft || userId !== null) forgetDraft(key);
  return null;
}

export function forgetDraft(key: string): void {
  quietly(() => sessionStorage.removeItem(key));
}

function readDraft(text: string): StoredDraft | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, userId, values, fileId, requestId } = stored as Record<string, unknown>;
  if (version !== VERSION || !isTextOrNull(userId) || !isTextOrNull(fileId)) return null;
  if (typeof requestId !== 'string') return null;
  if (typeof values !== 'object' || values === null) return null;
  if (!Object.values(values).every((value) => typeof value === 'string')) return null;
  return { version, userId, fileId, requestId, values: values as OrderValues };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** An id that nobody else has: 32 hexadecimal digits. (Not `randomUUID`, which some phones and plain addresses lack.) */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without storage the page alone keeps it. */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    console.warn('drafts can’t be kept in this tab', error);
    return null;
  }
}
