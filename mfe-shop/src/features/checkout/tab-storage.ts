/** What this tab keeps of one shopper across a reload; gone when the tab is. */
export interface TabStorage<Value> {
  /** Without storage it is kept by the page alone. */
  remember: (userId: string, value: Value) => void;
  /** What was kept for this shopper, or `null`. Anything else found there, somebody else's too, is removed (E19). */
  remembered: (userId: string) => Value | null;
  forget: () => void;
}

/** @param isValue storage is the browser's, so anything may stand in it */
export function tabStorage<Value>(key: string, isValue: (value: unknown) => value is Value): TabStorage<Value> {
  function read(userId: string): Value | null {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { userId: whose, value } = stored as { userId?: unknown; value?: unknown };
    return whose === userId && isValue(value) ? value : null;
  }

  function quietly<Result>(work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      console.warn(`${key} can't be kept in this tab`, error);
      return null;
    }
  }

  const forget = () => void quietly(() => sessionStorage.removeItem(key));
  return {
    remember: (userId, value) => void quietly(() => sessionStorage.setItem(key, JSON.stringify({ userId, value }))),
    remembered(userId) {
      const value = quietly(() => read(userId));
      if (value === null) forget();
      return value;
    },
    forget,
  };
}
