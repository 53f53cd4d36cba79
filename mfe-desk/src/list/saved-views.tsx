import type { DeskView } from '@kaagazz/api-schema';
import { Dialog } from '@kaagazz/design-system';
import { useState } from 'react';

import { FieldsForm } from '../form/fields-form.tsx';
import type { View } from './list-spec.ts';
import { ActionButton, useChange, useRecord } from '../record/index.ts';
import { Tab, Tabs } from './list.styles.ts';
import { useFilters } from './use-filters.ts';

const ALL: View = { name: 'All', filter: {} };

function sameFilter(one: object, other: object): boolean {
  const text = (filter: object) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => value !== '')
        .toSorted(),
    );
  return text(one) === text(other);
}

export function SavedViews({ resource, views }: { resource: string; views: readonly View[] }) {
  const { filters, setFilters } = useFilters();
  const { change } = useChange();
  const { data: saved } = useRecord(['views', resource], 'GET /desk/views', { query: { resource } });
  const [isNaming, setNaming] = useState(false);
  const all: readonly (View & Partial<DeskView>)[] = [ALL, ...views, ...(saved?.data ?? [])];
  const current = all.find(({ filter }) => sameFilter(filter, filters));
  const { q: search, ...filter } = filters;

  return (
    <Tabs aria-label="Saved views">
      {all.map((view) => (
        <span key={view.id ?? view.name}>
          <Tab type="button" aria-pressed={view === current} onClick={() => setFilters({ ...view.filter })}>
            {view.name}
          </Tab>
          {view.isRemovable && view === current && (
            <ActionButton
              label="Remove"
              name={`Remove the view ${view.name}`}
              look="quiet"
              action={() => change('DELETE /desk/views/:id', { params: { id: view.id ?? '' } }, 'View removed')}
            />
          )}
        </span>
      ))}
      {!current && search === undefined && (
        <Tab type="button" onClick={() => setNaming(true)}>
          + Save this view
        </Tab>
      )}
      {isNaming && (
        <Dialog open title="Save this view" onClose={() => setNaming(false)}>
          <FieldsForm
            fields={[
              { name: 'name', label: 'Name', required: true },
              { name: 'shared', label: 'Share with everybody at the desk', type: 'check' },
            ]}
            submit="Save"
            onSubmit={async ({ name = '', shared }) => {
              const body = { resource, name, filter, isShared: shared === 'true' };
              await change('POST /desk/views', { body }, 'View saved');
              setNaming(false);
            }}
          />
        </Dialog>
      )}
    </Tabs>
  );
}
