export interface TabStorage<Value> {
  save: (userId: string | null, value: Value) => void;
  read: (userId: string | null) => Value | null;
  remove: () => void;
}

/**
 * Returns an object that accesses one sessionStorage item. Start the key with `mine ` to have the
 * item deleted at sign-out.
 */
export function tabStorage<Value>(key: string, isValue: (value: unknown) => value is Value): TabStorage<Value> {
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
