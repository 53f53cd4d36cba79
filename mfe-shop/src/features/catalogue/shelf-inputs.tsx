import type { Shelf } from '../../api.ts';
import { fromTheBeginning, shelfParameters } from './shelf-address.ts';

interface ShelfInputsProps {
  shelf: Shelf;
  /** what the form asks for itself */
  except: readonly string[];
}

/** What a form keeps of a shelf: without scripts the browser writes the address, and the rest of it must not get lost. */
export function ShelfInputs({ shelf, except }: ShelfInputsProps) {
  return shelfParameters(fromTheBeginning(shelf))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
