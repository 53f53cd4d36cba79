import type { Shelf } from '../../api.ts';
import { WHOLE_SHOP, fromTheBeginning } from './shelf-address.ts';

interface ShelfInputsProps {
  shelf: Shelf;
  /** what the form asks for itself */
  except: readonly (keyof Shelf)[];
}

/** What a form keeps of a shelf: without scripts the browser writes the address, and the rest of it must not get lost. */
export function ShelfInputs({ shelf, except }: ShelfInputsProps) {
  const kept = fromTheBeginning(shelf);
  return (Object.keys(WHOLE_SHOP) as (keyof Shelf)[])
    .filter((name) => kept[name] !== WHOLE_SHOP[name] && !except.includes(name))
    .map((name) => <input key={name} type="hidden" name={name} value={String(kept[name])} />);
}
