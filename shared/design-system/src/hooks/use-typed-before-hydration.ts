import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Reports what the visitor typed into a controlled field before hydration, which React ignores. The
 * field's `onChange` is then called as if the visitor had typed the text now.
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
    // React ignores events of fields whose value hasn't changed. It notices only values that are
    // set on the element itself, so set the typed text with the prototype's setter.
    field.value = value;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => report(), []);
}
