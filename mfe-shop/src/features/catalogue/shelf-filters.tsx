import { Button, Checkbox, Heading, Icon, IconButton, TextField } from '@kaagazz/design-system';
import type { RefObject, SyntheticEvent } from 'react';

import type { Shelf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Opener, Panel, PanelHead, Prices, Sheet, ShowButton, Switches } from './shelf-filters.styles.ts';
import { ShelfInputs } from './shelf-inputs.tsx';
import { LARGEST_PRICE, WHOLE_SHOP, readShelf } from './shelf-address.ts';

const PANEL = 'filters';
const POPOVERS_ARE_KNOWN = typeof HTMLElement !== 'undefined' && 'hidePopover' in HTMLElement.prototype;
const SWITCHES = [
  { name: 'discounted', label: 'On offer' },
  { name: 'inStock', label: 'In stock' },
  { name: 'ecoFriendly', label: 'Eco-friendly' },
] as const;
const FILTERS = ['min', 'max', 'discounted', 'inStock', 'ecoFriendly'] as const;
type Filter = (typeof FILTERS)[number];

interface ShelfFiltersProps {
  shelf: Shelf;
  form: RefObject<HTMLFormElement | null>;
  onChosen: (filters: Pick<Shelf, Filter>) => void;
}

/**
 * What a list is narrowed down by: a bar on a wide window; on a phone a sheet that a button opens, the browser's own popover, so that it
 * opens without scripts, too. The form is a plain one whose fields are named as in the address: what it says is read by the same rules.
 */
export function ShelfFilters({ shelf, form, onChosen }: ShelfFiltersProps) {
  const count = countOf(shelf);
  const choose = () => {
    if (form.current) onChosen(filtersIn(form.current));
  };
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    choose();
    if (POPOVERS_ARE_KNOWN) form.current?.hidePopover();
  };

  return (
    <>
      <Opener type="button" popoverTarget={PANEL}>
        <Icon name="menu" /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </Opener>
      <Panel ref={form} id={PANEL} popover="auto" action={paths.products} aria-label="Filters" onSubmit={show}>
        <Sheet>
          <PanelHead>
            <Heading level={2} size="lg">
              Filters
            </Heading>
            <IconButton label="Close filters" icon="close" popoverTarget={PANEL} popoverTargetAction="hide" />
          </PanelHead>
          <Prices>
            <PriceBound name="min" label="From Rs." value={shelf.min} onChosen={choose} />
            <PriceBound name="max" label="To Rs." value={shelf.max} onChosen={choose} />
          </Prices>
          <Switches>
            {SWITCHES.map(({ name, label }) => (
              <Checkbox
                key={name}
                name={name}
                label={label}
                value="true"
                defaultChecked={shelf[name]}
                onChange={choose}
              />
            ))}
          </Switches>
          <ShelfInputs shelf={shelf} except={FILTERS} />
          <ShowButton>
            <Button type="submit">Show products</Button>
          </ShowButton>
        </Sheet>
      </Panel>
    </>
  );
}

interface PriceBoundProps {
  name: 'min' | 'max';
  label: string;
  value: number | null;
  onChosen: () => void;
}

/** Whole rupees. Counts when the field is left, or with Enter: not with each digit. */
function PriceBound({ name, label, value, onChosen }: PriceBoundProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={LARGEST_PRICE}
      step={1}
      defaultValue={value ?? ''}
      onBlur={onChosen}
    />
  );
}

/** By the rules of an address, of which the form is one: the browser writes it where there are no scripts. */
function filtersIn(form: HTMLFormElement): Pick<Shelf, Filter> {
  const fields = new FormData(form);
  const answers = new URLSearchParams();
  for (const name of FILTERS) {
    const answer = fields.get(name);
    if (typeof answer === 'string') answers.set(name, answer);
  }
  const { min, max, discounted, inStock, ecoFriendly } = readShelf(answers) ?? WHOLE_SHOP;
  return { min, max, discounted, inStock, ecoFriendly };
}

function countOf({ min, max, discounted, inStock, ecoFriendly }: Shelf): number {
  return [min !== null || max !== null, discounted, inStock, ecoFriendly].filter(Boolean).length;
}
