import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Calls `onChange` with text typed before hydration, which React ignores.
 *
 * @param id id of the field's element
 * @param value the field's `value` property
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
    // React ignores a change event if the field's value equals the value that React last tracked,
    // so reset the tracked value first.
    field.value = value;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => report(), []);
}
