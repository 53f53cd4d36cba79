import type { DeskContent } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';
import { FIXED_KINDS } from '@kaagazz/domain/content';

import { FormButton } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { paths } from '../../paths.ts';
import { ActionButton, Panel, Quiet, useChange, useDelete } from '../../record/index.ts';
import { KINDS } from './content-kinds.ts';

export function PublicationPanel({ entry, isDirty }: { entry: DeskContent; isDirty: boolean }) {
  const { id, kind, slug, version, state, publishedAt, scheduledFor, preview } = entry;
  const { change } = useChange();
  const remove = useDelete(paths.content);
  const page = KINDS[kind].pageOf(slug);
  const params = { id };
  const publish = (at: string) => {
    const shown = page === '' ? 'Published' : 'Published. The change will appear on the site within five seconds.';
    return change('POST /desk/content/:id/publish', { params, body: { version, at } }, at === '' ? shown : 'Scheduled');
  };
  const withdraw = () => {
    const done = scheduledFor === null ? 'Taken off the site' : 'Schedule cancelled';
    return change('POST /desk/content/:id/withdraw', { params, body: { version } }, done);
  };

  return (
    <Panel title={page === '' ? 'In use' : 'On the site'}>
      <Quiet>{publishedAt === null ? 'Not published' : `Published on ${indianTime(publishedAt)}`}</Quiet>
      {scheduledFor !== null && <Quiet>The draft will be published on {indianTime(scheduledFor)}.</Quiet>}
      {isDirty && <Quiet>Save your changes before you publish them.</Quiet>}
      <Cluster>
        {state !== 'published' && (
          <>
            <ActionButton label="Publish now" look="primary" disabled={isDirty} action={() => publish('')} />
            <FormButton
              label="Schedule …"
              disabled={isDirty}
              title="Publish later"
              fields={[{ name: 'at', label: 'Day and time in India', type: 'datetime-local', required: true }]}
              onSubmit={({ at = '' }) => publish(at)}
            />
          </>
        )}
        {(scheduledFor !== null || (publishedAt !== null && !FIXED_KINDS.includes(kind))) && (
          <ActionButton label={scheduledFor === null ? 'Take off the site' : 'Cancel the schedule'} action={withdraw} />
        )}
      </Cluster>
      {page !== '' && (
        <Cluster>
          {publishedAt !== null && <PageLink to={page}>Open the page</PageLink>}
          <PageLink to={`${page}${page.includes('?') ? '&' : '?'}preview=${preview}`}>Preview the draft</PageLink>
        </Cluster>
      )}
      {state === 'draft' && !FIXED_KINDS.includes(kind) && (
        <Cluster>
          <FormButton
            label="Delete the draft …"
            look="danger"
            title="Delete this draft?"
            intro="This permanently deletes the text and its earlier versions."
            onSubmit={() => remove('DELETE /desk/content/:id', { params }, 'Draft deleted')}
          />
        </Cluster>
      )}
    </Panel>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
