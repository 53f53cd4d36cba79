import Combobox from '@github/combobox-nav';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/**
 * An editable combobox whose list suggests (WAI-ARIA: "Editable Combobox With List Autocomplete"). What keys do among the options is
 * `@github/combobox-nav`: it marks the option, names it to the field, keeps it in view, and presses it with Enter. When the list shows is
 * said here.
 *
 * @param count how many options there are now. Each has `role="option"`, an id from `optionId` and does with `onClick` what it offers.
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
      // Closing is enough: the browser would empty the field as well.
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) {
      event.preventDefault();
      setWanted(true);
    }
  }

  return {
    isOpen,
    /** suggestions are wanted, whether there are any or not */
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
      // These keys belong to the input method. The library hears of a composition only when the list was open as it began.
      onKeyDownCapture: (event: KeyboardEvent) => event.nativeEvent.isComposing && event.stopPropagation(),
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: {
      ref: list,
      id: listId,
      role: 'listbox',
      hidden: !isOpen,
      // The focus stays in the field.
      onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
    } as const,
  };
}
