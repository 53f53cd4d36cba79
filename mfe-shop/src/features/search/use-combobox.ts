import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';

interface ComboboxOptions {
  /** how many options there are now */
  count: number;
  /** by Enter on the option that the arrows are on */
  onChoose: (position: number) => void;
}

/**
 * The keyboard and the words of an editable combobox whose list suggests (WAI-ARIA: "Editable Combobox With List Autocomplete"): focus stays
 * in the field, the arrows go through the options and around, Enter chooses, Escape closes. What is typed stands until something is chosen.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  /** the option that the arrows are on; -1: the field itself */
  const [active, setActive] = useState(-1);
  const isOpen = wanted && count > 0;
  const position = isOpen && active < count ? active : -1;
  const optionId = (option: number) => `${listId}-${option}`;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    // The field is one of the stops: after the last option, and before the first one.
    if (isOpen) setActive(((position + 1 + step + count + 1) % (count + 1)) - 1);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && position >= 0) {
      event.preventDefault();
      close();
      onChoose(position);
    } else if (event.key === 'Escape' && isOpen) {
      // Closing is enough: the browser would empty the field as well.
      event.preventDefault();
      close();
    }
  }

  return {
    isOpen,
    /** suggestions are wanted, whether there are any or not */
    isWanted: wanted,
    close,
    /** something was typed */
    open() {
      setWanted(true);
      setActive(-1);
    },
    fieldProps: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': position >= 0 ? optionId(position) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: { id: listId, role: 'listbox' } as const,
    optionProps: (option: number) =>
      ({
        id: optionId(option),
        role: 'option',
        'aria-selected': option === position,
        // The focus stays in the field.
        onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onClick() {
          close();
          onChoose(option);
        },
      }) as const,
  };
}
