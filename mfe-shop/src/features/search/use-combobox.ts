import Combobox from '@github/combobox-nav';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/**
 * Each option in the list needs `role="option"`, an id from `optionId` and an `onClick` handler.
 */
export function useCombobox(count: number) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && count > 0;

  useEffect(() => {
    if (!isOpen || !field.current || !list.current) return;
    const combobox = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.start();
    return () => combobox.stop();
  }, [isOpen]);

  const close = () => setWanted(false);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      // Prevent Escape from clearing the field.
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) {
      event.preventDefault();
      setWanted(true);
    }
  }

  return {
    isOpen,
    isWanted,
    open: () => setWanted(true),
    close,
    optionId: (option: number) => `${listId}-${option}`,
    fieldProps: {
      ref: field,
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      autoComplete: 'off',
      // Ignore keys while an input method is composing text.
      onKeyDownCapture: (event: KeyboardEvent) => event.nativeEvent.isComposing && event.stopPropagation(),
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: {
      ref: list,
      id: listId,
      role: 'listbox',
      hidden: !isOpen,
      // Keeps the focus in the field when the shopper clicks an option.
      onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
    } as const,
  };
}
