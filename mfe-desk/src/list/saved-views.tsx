import type { DeskView } from '@kaagazz/api-schema';

import { FormButton } from '../form/index.ts';
import type { View } from './list-spec.ts';
import { ActionButton, useChange, useRecord } from '../record/index.ts';
import { Tab, Tabs } from './list.styles.ts';
import { useFilters } from './use-filters.ts';

const ALL: View = { name: 'All', filter: {} };

const textOf = (filter: object) => JSON.stringify(Object.entries(filter).toSorted());

export function SavedViews({ resource, views }: { resource: string; views: readonly View[] }) {
  const { filters, setFilters } = useFilters();
  const { change } = useChange();
  const { data: saved } = useRecord(['views', resource], 'GET /desk/views', { query: { resource } });
  const all: readonly (View & Partial<DeskView>)[] = [ALL, ...views, ...(saved?.data ?? [])];
  const current = all.find(({ filter }) => textOf(filter) === textOf(filters));
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
        <FormButton
          look="quiet"
          label="+ Save this view"
          title="Save this view"
          fields={[
            { name: 'name', label: 'Name', required: true },
            { name: 'shared', label: 'Share with everybody at the desk', type: 'check' },
          ]}
          submit="Save"
          onSubmit={({ name = '', shared }) => {
            const body = { resource, name, filter, isShared: shared === 'true' };
            return change('POST /desk/views', { body }, 'View saved');
          }}
        />
      )}
    </Tabs>
  );
}
