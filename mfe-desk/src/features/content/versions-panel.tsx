import type { DeskContent, DeskContentVersion } from '@kaagazz/api-schema';

import { useDraft } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { ActionButton, Loaded, Panel, PlainList, Quiet, useChange, useRecord } from '../../record/index.ts';
import { KINDS } from './content-kinds.ts';

interface VersionsPanelProps {
  entry: DeskContent;
  /** Name of the form's unsaved changes, which are discarded when a version is restored. */
  draft: string;
}

export function VersionsPanel({ entry: { id, kind, version, fields }, draft }: VersionsPanelProps) {
  const query = useRecord(['content', id, 'versions', String(version)], 'GET /desk/content/:id/versions', {
    params: { id },
  });
  const { change } = useChange();
  const kept = useDraft(draft);

  const labels = KINDS[kind].fields;
  const changesIn = (later: DeskContentVersion, earlier: DeskContentVersion | undefined) =>
    earlier
      ? labels
          .filter(({ name }) => (later.fields[name] ?? '') !== (earlier.fields[name] ?? ''))
          .map(({ label }) => label)
          .join(', ')
      : 'First version';
  const isCurrent = (one: DeskContentVersion) =>
    labels.every(({ name }) => (one.fields[name] ?? '') === (fields[name] ?? ''));
  const restore = (one: DeskContentVersion) => {
    kept.clear();
    const body = { version, fields: one.fields };
    return change('PATCH /desk/content/:id', { params: { id }, body }, 'Restored as the draft');
  };

  return (
    <Panel title="Versions">
      <Loaded query={query} label="versions">
        {({ data }) => (
          <PlainList>
            {data.map((one, position) => (
              <li key={one.version}>
                <Quiet>
                  {indianTime(one.at)} · {one.by || 'Kaagazz'}
                </Quiet>
                <div>{changesIn(one, data[position + 1])}</div>
                {!isCurrent(one) && (
                  <ActionButton
                    label="Restore"
                    name={`Restore the version of ${indianTime(one.at)}`}
                    look="quiet"
                    action={() => restore(one)}
                  />
                )}
              </li>
            ))}
          </PlainList>
        )}
      </Loaded>
    </Panel>
  );
}
