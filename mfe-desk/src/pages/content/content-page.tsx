import type { DeskContentRow } from '@kaagazz/api-schema';
import { CONTENT_KINDS, type ContentKind, FIXED_KINDS } from '@kaagazz/domain/content';
import { useNavigate } from 'react-router-dom';

import { callDesk } from '../../api/call-desk.ts';
import { KINDS, pageName, STATES } from '../../features/content/content-kinds.ts';
import { FormButton } from '../../form/index.ts';
import { type Column, optionsOf, ResourceList, stateColumn, timeColumn, type View, viewsOf } from '../../list/index.ts';
import { ActionButton } from '../../record/index.ts';
import { entryPath, newEntryPath } from '../../paths.ts';

const columns: readonly Column<DeskContentRow>[] = [
  { source: 'title', label: 'Title', sortable: true, text: ({ title }) => title },
  { source: 'slug', label: 'Page or email', text: pageName },
  { source: 'kind', label: 'Kind', wide: true, render: ({ kind }) => KINDS[kind].label, text: ({ kind }) => kind },
  { ...stateColumn(STATES, 'published'), text: ({ state }) => state },
  timeColumn('updatedAt', 'Changed'),
];

const UNPUBLISHED = { draft: 'Drafts', scheduled: 'Scheduled' };
const viewOf = (kind: ContentKind): View => ({ name: KINDS[kind].plural, filter: { kind } });

const ADDABLE = optionsOf(KINDS).filter(({ value }) => !FIXED_KINDS.some((kind) => kind === value));

/** Skips newsletters, because publishing a newsletter sends it. */
const publish = ({ id, version, kind, state }: DeskContentRow) =>
  kind !== 'newsletter' &&
  state !== 'published' &&
  callDesk('POST /desk/content/:id/publish', { params: { id }, body: { version, at: '' } });
const withdraw = ({ id, version, kind, state }: DeskContentRow) =>
  state !== 'draft' &&
  !FIXED_KINDS.includes(kind) &&
  callDesk('POST /desk/content/:id/withdraw', { params: { id }, body: { version } });

export function ContentPage() {
  const navigate = useNavigate();
  return (
    <ResourceList
      resource="content"
      title="Content"
      plural="entries"
      search="Search by title, text or place, such as banner"
      columns={columns}
      views={[...viewsOf('state', UNPUBLISHED), ...CONTENT_KINDS.map(viewOf)]}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      pathOf={({ id }) => entryPath(id)}
      nameOf={({ title }) => title}
      bulk={(_ids, _done, each) => (
        <>
          <ActionButton label="Publish" action={() => each(publish)} />
          <ActionButton label="Take off the site" action={() => each(withdraw)} />
        </>
      )}
      actions={
        <FormButton
          label="New entry …"
          look="primary"
          fields={[{ name: 'kind', label: 'Kind', type: 'select', required: true, options: ADDABLE }]}
          submit="Continue"
          onSubmit={async ({ kind = '' }) => navigate(newEntryPath(kind))}
        />
      }
    />
  );
}
