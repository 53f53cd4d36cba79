import type { DeskContent } from '@kaagazz/api-schema';
import { Button, Cluster, Stack } from '@kaagazz/design-system';
import { FIXED_KINDS } from '@kaagazz/domain/content';
import { useState } from 'react';

import { FormDialog } from '../../form/form-dialog.tsx';
import { indianTime } from '../../frame/indian-date.ts';
import { ActionButton } from '../../record/action-button.tsx';
import { Panel } from '../../record/panel.tsx';
import { Quiet } from '../../record/record.styles.ts';
import { useChange } from '../../record/use-record.ts';
import { KINDS } from './content-kinds.ts';

/** Publishes an entry's saved draft, now or later, or takes the entry off the site. */
export function PublicationPanel({ entry, isDirty }: { entry: DeskContent; isDirty: boolean }) {
  const { id, kind, slug, version, state, publishedAt, scheduledFor } = entry;
  const { change } = useChange();
  const [isScheduling, setScheduling] = useState(false);
  const params = { id };
  const publish = (at: string) =>
    change(
      'POST /desk/content/:id/publish',
      { params, body: { version, at } },
      at === '' ? 'Published. The change appears on the site within five seconds.' : 'Scheduled',
    );
  const withdraw = () =>
    change(
      'POST /desk/content/:id/withdraw',
      { params, body: { version } },
      scheduledFor === null ? 'Taken off the site' : 'Schedule cancelled',
    );

  return (
    <Panel title="On the site">
      <Stack gap={3}>
        <Quiet>{publishedAt === null ? 'Not published' : `Published on ${indianTime(publishedAt)}`}</Quiet>
        {scheduledFor !== null && <Quiet>The draft will be published on {indianTime(scheduledFor)}.</Quiet>}
        {isDirty && <Quiet>Save your changes before you publish them.</Quiet>}
        <Cluster>
          {state !== 'published' && (
            <>
              <ActionButton variant="secondary" disabled={isDirty} action={() => publish('')}>
                Publish now
              </ActionButton>
              <Button variant="secondary" disabled={isDirty} onClick={() => setScheduling(true)}>
                Schedule …
              </Button>
            </>
          )}
          {(scheduledFor !== null || (publishedAt !== null && !FIXED_KINDS.includes(kind))) && (
            <ActionButton variant="secondary" action={withdraw}>
              {scheduledFor === null ? 'Take off the site' : 'Cancel the schedule'}
            </ActionButton>
          )}
        </Cluster>
        {publishedAt !== null && (
          <Quiet>
            <a href={KINDS[kind].pageOf(slug)} target="_blank" rel="noreferrer">
              Open the page
            </a>
          </Quiet>
        )}
      </Stack>
      <FormDialog
        open={isScheduling}
        title="Publish later"
        onClose={() => setScheduling(false)}
        fields={[{ name: 'at', label: 'Day and time in India', type: 'datetime-local', required: true }]}
        submit="Schedule"
        onSubmit={({ at = '' }) => publish(at)}
      />
    </Panel>
  );
}
