import { IconButton } from '@kaagazz/design-system';
import { useStore } from 'ra-core';
import { useState } from 'react';

import { FormDialog } from '../form/form-dialog.tsx';
import type { View } from './list-spec.ts';
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

/**
 * Tabs for saved filters. Some tabs are the same for everyone. Others are the person's own and are
 * stored in this browser.
 */
export function SavedViews({ resource, views }: { resource: string; views: readonly View[] }) {
  const { filters, setFilters } = useFilters();
  const [own, setOwn] = useStore<View[]>(`views.${resource}`, []);
  const [isNaming, setNaming] = useState(false);
  const all = [ALL, ...views, ...own];
  const current = all.find(({ filter }) => sameFilter(filter, filters));

  return (
    <Tabs aria-label="Saved views">
      {all.map((view) => (
        <span key={view.name}>
          <Tab type="button" aria-pressed={view === current} onClick={() => setFilters({ ...view.filter })}>
            {view.name}
          </Tab>
          {own.includes(view) && view === current && (
            <IconButton
              label={`Remove the view ${view.name}`}
              icon="close"
              iconSize={14}
              onClick={() => setOwn(own.filter((one) => one !== view))}
            />
          )}
        </span>
      ))}
      {!current && (
        <Tab type="button" onClick={() => setNaming(true)}>
          + Save this view
        </Tab>
      )}
      <FormDialog
        open={isNaming}
        title="Save this view"
        onClose={() => setNaming(false)}
        fields={[{ name: 'name', label: 'Name', required: true }]}
        submit="Save"
        onSubmit={async ({ name = '' }) =>
          setOwn([...own.filter((one) => one.name !== name), { name, filter: filters }])
        }
      />
    </Tabs>
  );
}
