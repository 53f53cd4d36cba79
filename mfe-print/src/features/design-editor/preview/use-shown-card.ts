import { useEffect, useMemo, useState } from 'react';

import type { Preview } from './use-preview.ts';

export interface ShownCards {
  names: readonly string[];
  selected: number;
  select: (index: number) => void;
}

export function useShownCard(preview: Preview): { preview: Preview; cards: ShownCards | null } {
  const { sides } = preview;
  const [name, setName] = useState<string>();
  const isSuite = sides[0]?.name !== undefined;
  const selected = Math.max(
    0,
    sides.findIndex((side) => side.name === name),
  );

  useEffect(() => {
    if (!isSuite) return undefined;
    const showField = ({ target }: FocusEvent) => {
      const field = target instanceof HTMLElement ? target.getAttribute('name') : null;
      const prints = (side?: Preview['sides'][number]) =>
        side?.shapes.some((shape) => shape.kind === 'text' && shape.field === field);
      if (!prints(sides[selected])) setName((now) => sides.find(prints)?.name ?? now);
    };
    document.addEventListener('focusin', showField);
    return () => document.removeEventListener('focusin', showField);
  }, [isSuite, sides, selected]);

  return useMemo(() => {
    const side = sides[selected];
    if (!isSuite || !side) return { preview, cards: null };
    const names = sides.map((one) => one.name ?? '');
    const cards = { names, selected, select: (index: number) => setName(names[index]) };
    return { preview: { ...preview, sides: [side] }, cards };
  }, [preview, isSuite, sides, selected]);
}
