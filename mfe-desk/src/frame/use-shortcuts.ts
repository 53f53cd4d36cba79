import { useEffect, useRef } from 'react';

const SEQUENCE_MS = 1_500;

/**
 * Supports keys (`/`), sequences (`g o`) and combinations (`mod+k`). Only combinations work while a
 * field has the focus or a dialog is open.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    let first = { key: '', at: 0 };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isCombination = event.ctrlKey || event.metaKey;
      if (!isCombination && isBusy(event.target)) return;
      const isSecond = Date.now() - first.at < SEQUENCE_MS;
      const key = isCombination ? `mod+${event.key.toLowerCase()}` : event.key;
      const found = (isSecond && latest.current[`${first.key} ${key}`]) || latest.current[key];
      first = { key, at: isCombination ? 0 : Date.now() };
      if (!found) return;
      event.preventDefault();
      first.at = 0;
      found();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isChecked = target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || (!isChecked && target.matches('input, textarea, select'));
}
