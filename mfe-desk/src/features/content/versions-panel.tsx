import type { DeskContent } from '@kaagazz/api-schema';

import { useDraft, type Values } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { ActionButton, Loaded, Panel, PlainList, Quiet, useChange, useRecord } from '../../record/index.ts';
import { KINDS } from './content-kinds.ts';

interface VersionsPanelProps {
  entry: DeskContent;
  draft: string;
}

export function VersionsPanel({ entry: { id, kind, version, fields }, draft }: VersionsPanelProps) {
  const params = { id };
  const query = useRecord(['content', id, 'versions', String(version)], 'GET /desk/content/:id/versions', { params });
  const { change } = useChange();
  const kept = useDraft(draft);

  const labels = KINDS[kind].fields;
  const changesIn = (later: Values, earlier?: Values) => {
    if (!earlier) return 'First version';
    return labels.flatMap(({ name, label }) => ((later[name] ?? '') === (earlier[name] ?? '') ? [] : label)).join(', ');
  };
  const restore = (earlier: Values) => {
    kept.clear();
    const request = { params, body: { version, fields: earlier } };
    return change('PATCH /desk/content/:id', request, 'Restored as a draft. Publish it to update the site.');
  };

  return (
    <Panel title="Versions">
      <Loaded query={query} label="versions">
        {({ data }) => (
          <PlainList>
            {data.map((one, at) => (
              <li key={one.version}>
                <Quiet>
                  {indianTime(one.at)} · {one.by || 'Kaagazz'}
                </Quiet>
                <div>{changesIn(one.fields, data[at + 1]?.fields)}</div>
                {changesIn(one.fields, fields) !== '' && (
                  <ActionButton
                    label="Restore"
                    name={`Restore the version of ${indianTime(one.at)}`}
                    look="quiet"
                    action={() => restore(one.fields)}
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
