import { useEffect, useState } from 'react';

/** Name of the form field that has the focus, or had it last; `null` before the first one. For places that only the browser draws. */
export function useFocusedField(): string | null {
  const [name, setName] = useState(() => nameOf(document.activeElement));

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => setName((last) => nameOf(target) ?? last);
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  return name;
}

function nameOf(target: EventTarget | null): string | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : null;
}

/** Brings the keyboard into the field that a line of the sheet was typed into. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus();
}
