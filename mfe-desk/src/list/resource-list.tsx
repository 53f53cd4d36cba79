import { ListBase } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { listSearch, ScreenHead } from '../record/index.ts';
import type { ListSpec } from './list-spec.ts';
import { ListBody } from './list-body.tsx';
import { ListTools } from './list-tools.tsx';
import { SavedViews } from './saved-views.tsx';

const PER_PAGE = 25;
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

export function ResourceList<Row extends { id: string }>(spec: ListSpec<Row>) {
  const { resource, title, sort = NEWEST_FIRST, actions } = spec;
  const { pathname, search } = useLocation();
  useEffect(() => {
    listSearch.set(pathname, search);
  }, [pathname, search]);
  return (
    <ListBase<Row> resource={resource} sort={sort} perPage={PER_PAGE} storeKey={false}>
      <ScreenHead title={title} note={spec.note || undefined}>
        {actions}
      </ScreenHead>
      <SavedViews resource={resource} views={spec.views ?? []} />
      <ListTools {...spec} />
      <ListBody {...spec} />
    </ListBase>
  );
}
