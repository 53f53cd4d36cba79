import { Button, Checkbox, Heading, Icon, IconButton, TextField } from '@kaagazz/design-system';
import type { SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Shelf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Opener, Panel, PanelHead, Prices, Sheet, ShowButton, Switches } from './shelf-filters.styles.ts';
import { ShelfInputs } from './shelf-inputs.tsx';
import { LARGEST_PRICE, readShelf, shelfPath } from './shelf-address.ts';

const PANEL = 'filters';
const POPOVERS_ARE_KNOWN = typeof HTMLElement !== 'undefined' && 'hidePopover' in HTMLElement.prototype;
const SWITCHES = [
  { name: 'discounted', label: 'On offer' },
  { name: 'inStock', label: 'In stock' },
  { name: 'ecoFriendly', label: 'Eco-friendly' },
] as const;

/**
 * What a list is narrowed down by: a bar on a wide window; on a phone a sheet that a button opens, the browser's own popover, so that it
 * opens without scripts, too. The form is a plain one whose fields are named as in the address: what it says is read by the same rules.
 */
export function ShelfFilters({ shelf }: { shelf: Shelf }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = shelfPath(shelf);
  const count = countOf(shelf);

  /** addresses that the form itself asked for, the newest last: they come one after the other, maybe after newer choices */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    // What comes of an earlier choice must not undo what was chosen or typed since.
    const mine = asked.current.indexOf(address);
    asked.current = mine < 0 ? [] : asked.current.slice(mine);
    // The address changed elsewhere, by a chip or the way back: the form says what it says.
    if (mine < 0) form.current?.reset();
  }, [address]);

  const choose = () => {
    const chosen = form.current && readShelf(answersOf(form.current));
    if (chosen && shelfPath(chosen) !== shelfPath({ ...shelf, cursor: null, pages: 1 })) {
      asked.current.push(shelfPath(chosen));
      void navigate(shelfPath(chosen), { preventScrollReset: true });
    }
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
          <ShelfInputs shelf={shelf} except={['min', 'max', 'discounted', 'inStock', 'ecoFriendly']} />
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

function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answers.set(name, value);
  }
  return answers;
}

function countOf({ min, max, discounted, inStock, ecoFriendly }: Shelf): number {
  return [min !== null || max !== null, discounted, inStock, ecoFriendly].filter(Boolean).length;
}
