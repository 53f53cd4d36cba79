import type { DeskContent } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';

import { FormButton } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { ActionButton, Fact, Facts, Loaded, Panel, Quiet, useChange, useRecord } from '../../record/index.ts';

const AT = { name: 'at', label: 'Day and time in India', type: 'datetime-local', hint: 'Empty means now.' } as const;

export function NewsletterPanel({ entry, isDirty }: { entry: DeskContent; isDirty: boolean }) {
  const { id, version, publishedAt, scheduledFor } = entry;
  const params = { id };
  const query = useRecord(['content', id, 'newsletter', String(version)], 'GET /desk/newsletters/:id', { params });
  const { change } = useChange();
  return (
    <Panel title="Sending">
      <Loaded query={query} label="the newsletter">
        {({ data: { subscribers, finishedAt, recipients, sent, failed, unsubscribed } }) => (
          <>
            {publishedAt !== null && (
              <Facts>
                <Fact label="Started">{indianTime(publishedAt)}</Fact>
                <Fact label="Finished">{indianTime(finishedAt)}</Fact>
                <Fact label="Sent">{`${sent} of ${recipients}`}</Fact>
                <Fact label="Failed">{failed}</Fact>
                <Fact label="Unsubscribed">{unsubscribed}</Fact>
              </Facts>
            )}
            {scheduledFor !== null && <Quiet>It will be sent on {indianTime(scheduledFor)}.</Quiet>}
            {isDirty && <Quiet>Save your changes before you send the newsletter.</Quiet>}
            <Cluster>
              <a href={`/api/desk/newsletters/${id}/preview`} target="_blank" rel="noreferrer">
                Preview
              </a>
              <ActionButton
                label="Send a test to me"
                disabled={isDirty}
                action={() => change('POST /desk/newsletters/:id/test', { params }, 'A test is on its way to you')}
              />
              {publishedAt === null && (
                <FormButton
                  label="Send …"
                  disabled={isDirty}
                  title="Send the newsletter"
                  intro={`It goes to ${subscribers} confirmed subscribers and can’t be changed afterwards.`}
                  fields={[AT]}
                  onSubmit={({ at = '' }) => {
                    const request = { params, body: { version, at } };
                    return change('POST /desk/content/:id/publish', request, at ? 'Scheduled' : 'Sending');
                  }}
                />
              )}
              {scheduledFor !== null && (
                <ActionButton
                  label="Cancel the schedule"
                  action={() =>
                    change('POST /desk/content/:id/withdraw', { params, body: { version } }, 'Schedule cancelled')
                  }
                />
              )}
            </Cluster>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
