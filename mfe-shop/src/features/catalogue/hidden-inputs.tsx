import type { Listing } from '../../api.ts';
import { firstPage, listingParameters } from './listing-url.ts';

interface HiddenInputsProps {
  listing: Listing;
  /** Names of the fields that the form shows itself. */
  except: readonly string[];
}

/** The other parameters of the listing, so that a form submitted without scripts keeps them. */
export function HiddenInputs({ listing, except }: HiddenInputsProps) {
  return listingParameters(firstPage(listing))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
