/** A value that this tab keeps for one shopper across reloads, in `sessionStorage`. */
export interface TabStorage<Value> {
  /** A `userId` of `null` means a visitor; whoever signs in next takes the value over. */
  save: (userId: string | null, value: Value) => void;
  /**
   * Returns the shopper's value, or `null`. Removes invalid values and those of another shopper.
   */
  read: (userId: string | null) => Value | null;
  remove: () => void;
}

/**
 * @param key The shell removes keys that begin with `mine ` when the shopper signs out.
 * @param isValue Validates a stored value, because a shopper or an older release may have written
 * anything.
 */
export function tabStorage<Value>(key: string, isValue: (value: unknown) => value is Value): TabStorage<Value> {
  /** Storage may be full, disabled or hold no JSON. Pages work without it. */
  function attempt<Result>(work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      console.warn(`cannot use ${key} in sessionStorage`, error);
      return null;
    }
  }

  const remove = () => void attempt(() => sessionStorage.removeItem(key));
  return {
    save: (userId, value) => void attempt(() => sessionStorage.setItem(key, JSON.stringify({ userId, value }))),
    read(userId) {
      const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      if (isEntry(stored) && isValue(stored.value)) {
        if (stored.userId === null || stored.userId === userId) return stored.value;
        // The visitor may be the owner, whose session has expired.
        if (userId === null) return null;
      }
      remove();
      return null;
    },
    remove,
  };
}

function isEntry(stored: unknown): stored is { userId: unknown; value: unknown } {
  return typeof stored === 'object' && stored !== null && 'userId' in stored && 'value' in stored;
}
