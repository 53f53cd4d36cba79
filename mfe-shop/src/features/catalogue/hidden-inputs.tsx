import type { Listing } from '../../api.ts';
import { firstPage, listingParameters } from './listing-url.ts';

interface HiddenInputsProps {
  listing: Listing;
  except: readonly string[];
}

export function HiddenInputs({ listing, except }: HiddenInputsProps) {
  return listingParameters(firstPage(listing))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
