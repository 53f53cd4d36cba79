import { Button, Checkbox, Heading, Icon, IconButton, TextField } from '@kaagazz/design-system';
import type { RefObject, SyntheticEvent } from 'react';

import type { Listing } from '../../api.ts';
import { paths } from '../../paths.ts';
import { OpenButton, Panel, PanelContent, PanelHead, Prices, Submit, Switches } from './filters.styles.ts';
import { HiddenInputs } from './hidden-inputs.tsx';
import { MAX_PRICE, ALL_PRODUCTS, readListing } from './listing-url.ts';

const PANEL_ID = 'filters';
const SUPPORTS_POPOVER = typeof HTMLElement !== 'undefined' && 'hidePopover' in HTMLElement.prototype;
const SWITCHES = [
  { name: 'discounted', label: 'On offer' },
  { name: 'inStock', label: 'In stock' },
  { name: 'ecoFriendly', label: 'Eco-friendly' },
] as const;
const FILTERS = ['min', 'max', 'discounted', 'inStock', 'ecoFriendly'] as const;
type FilterValues = Pick<Listing, (typeof FILTERS)[number]>;

interface FiltersProps {
  listing: Listing;
  form: RefObject<HTMLFormElement | null>;
  onChange: (filters: FilterValues) => void;
}

export function Filters({ listing, form, onChange }: FiltersProps) {
  const count = countFilters(listing);
  const apply = () => {
    if (form.current) onChange(readFilters(form.current));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    apply();
    if (SUPPORTS_POPOVER) form.current?.hidePopover();
  };

  return (
    <>
      <OpenButton type="button" popoverTarget={PANEL_ID}>
        <Icon name="menu" /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </OpenButton>
      <Panel ref={form} id={PANEL_ID} popover="auto" action={paths.products} aria-label="Filters" onSubmit={submit}>
        <PanelContent>
          <PanelHead>
            <Heading level={2} size="lg">
              Filters
            </Heading>
            <IconButton label="Close filters" icon="close" popoverTarget={PANEL_ID} popoverTargetAction="hide" />
          </PanelHead>
          <Prices>
            <PriceField name="min" label="From Rs." value={listing.min} onBlur={apply} />
            <PriceField name="max" label="To Rs." value={listing.max} onBlur={apply} />
          </Prices>
          <Switches>
            {SWITCHES.map(({ name, label }) => (
              <Checkbox
                key={name}
                name={name}
                label={label}
                value="true"
                defaultChecked={listing[name]}
                onChange={apply}
              />
            ))}
          </Switches>
          <HiddenInputs listing={listing} except={FILTERS} />
          <Submit>
            <Button type="submit">Show products</Button>
          </Submit>
        </PanelContent>
      </Panel>
    </>
  );
}

interface PriceFieldProps {
  name: 'min' | 'max';
  label: string;
  /** In whole rupees. */
  value: number | null;
  onBlur: () => void;
}

function PriceField({ name, label, value, onBlur }: PriceFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_PRICE}
      step={1}
      defaultValue={value ?? ''}
      onBlur={onBlur}
    />
  );
}

function readFilters(form: HTMLFormElement): FilterValues {
  const fields = new FormData(form);
  const search = new URLSearchParams();
  for (const name of FILTERS) {
    const value = fields.get(name);
    if (typeof value === 'string') search.set(name, value);
  }
  const { min, max, discounted, inStock, ecoFriendly } = readListing(search) ?? ALL_PRODUCTS;
  return { min, max, discounted, inStock, ecoFriendly };
}

function countFilters({ min, max, discounted, inStock, ecoFriendly }: Listing): number {
  return [min !== null || max !== null, discounted, inStock, ecoFriendly].filter(Boolean).length;
}
