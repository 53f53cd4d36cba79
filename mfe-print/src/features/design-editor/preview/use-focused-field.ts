import { useEffect, useState } from 'react';

export function useFocusedField(): string | null {
  const [name, setName] = useState(() => nameOf(document.activeElement));

  useEffect(() => {
    const update = ({ target }: FocusEvent) => setName((last) => nameOf(target) ?? last);
    document.addEventListener('focusin', update);
    return () => document.removeEventListener('focusin', update);
  }, []);

  return name;
}

function nameOf(target: EventTarget | null): string | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : null;
}

export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus();
}
