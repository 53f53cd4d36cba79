import { Button, Cluster, Stack, Text, TextField } from '@kaagazz/design-system';
import { guestLine, hasDevanagari } from '@kaagazz/domain/print';
import type { Guest } from '@kaagazz/domain/print';
import { useState } from 'react';

import { offerName } from './offer-name.ts';

const SHOWN = 12;

export interface NameOffersProps {
  guests: readonly Guest[];
  onUse: (lines: ReadonlyMap<number, string>) => void;
}

export function NameOffers({ guests, onUse }: NameOffersProps) {
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = guests.filter(({ otherName }) => otherName === '');
  const shown = missing.slice(0, SHOWN);
  const nameFor = (name: string) => edited.get(name) ?? offerName(name);
  const use = (chosen: readonly Guest[]) =>
    onUse(new Map(chosen.map(({ line, name, address }) => [line, guestLine([name, nameFor(name), address])])));

  if (shown.length === 0) return <Text>All names are in both scripts.</Text>;
  return (
    <Stack gap={4} role="group" aria-label="Names in another script">
      <Text>
        {`${missing.length} ${missing.length === 1 ? 'name has' : 'names have'} no second script. `}
        Check the spelling of each suggestion, because people spell their names differently.
      </Text>
      {shown.map((guest) => {
        const { line, name } = guest;
        return (
          <Cluster key={line} gap={3} align="end">
            <TextField
              type="text"
              label={`${name} in ${hasDevanagari(name) ? 'Latin letters' : 'Devanagari'}`}
              value={nameFor(name)}
              autoComplete="off"
              onChange={({ target }) => setEdited(new Map(edited).set(name, target.value))}
            />
            <Button variant="secondary" aria-label={`Use for ${name}`} onClick={() => use([guest])}>
              Use
            </Button>
          </Cluster>
        );
      })}
      <div>
        <Button variant="secondary" onClick={() => use(shown)}>
          {shown.length === 1 ? 'Use this name' : `Use these ${shown.length} names`}
        </Button>
      </div>
    </Stack>
  );
}
