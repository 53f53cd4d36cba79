import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Calls `onChange` for text that was typed before hydration, because React doesn't report such
 * changes.
 */
export function useTypedBeforeHydration(id: string, value: unknown): void {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  const report = useEffectEvent(() => {
    const field = document.getElementById(id);
    if (!isServerRendered || typeof value !== 'string' || !field || !('value' in field)) return;
    const typed = field.value;
    if (typed === value) return;
    // Make React track the old value first, because React ignores change events that don't change
    // the tracked value.
    field.value = value;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => report(), []);
}
