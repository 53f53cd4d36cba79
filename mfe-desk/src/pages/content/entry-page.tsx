import type { DeskContent } from '@kaagazz/api-schema';
import { Badge } from '@kaagazz/design-system';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { fieldsOf, KINDS, STATES } from '../../features/content/content-kinds.ts';
import { EmailPanel } from '../../features/content/email-panel.tsx';
import { NewsletterPanel } from '../../features/content/newsletter-panel.tsx';
import { PublicationPanel } from '../../features/content/publication-panel.tsx';
import { VersionsPanel } from '../../features/content/versions-panel.tsx';
import { RecordForm, useDraft } from '../../form/index.ts';
import { paths } from '../../paths.ts';
import { Column, Panel, recordScreen, ScreenHead, TwoColumns, useChange } from '../../record/index.ts';

const load = (params: { id: string }) => callDesk('GET /desk/content/:id', { params });

export const EntryPage = recordScreen('content', 'the entry', load, Entry);

function Entry({ record: entry }: { record: DeskContent }) {
  const { id, kind, version, title, state } = entry;
  const draft = `content/${id}`;
  const kept = useDraft(draft);
  const { change } = useChange();
  const Publication = kind === 'newsletter' ? NewsletterPanel : PublicationPanel;
  const [changedVersion, setChangedVersion] = useState(() => (Object.keys(kept.read()).length > 0 ? version : 0));
  const [isSaving, setSaving] = useState(false);

  return (
    <>
      <ScreenHead title={title} back={{ to: paths.content, label: 'Back to content' }} note={KINDS[kind].label}>
        <Badge tone={state === 'published' ? 'leaf' : 'marigold'}>{STATES[state]}</Badge>
      </ScreenHead>
      <TwoColumns>
        <Panel>
          <RecordForm
            draft={draft}
            record={entry}
            fields={fieldsOf(entry)}
            valuesOf={({ fields }) => fields}
            submit="Save the draft"
            onValues={() => setChangedVersion(version)}
            autosave
            save={(from, fields, _changed, autosave) => {
              setSaving(true);
              const request = { params: { id }, body: { version: from, fields, autosave } };
              return change('PATCH /desk/content/:id', request).finally(() => setSaving(false));
            }}
          />
        </Panel>
        <Column>
          <Publication entry={entry} isDirty={isSaving || changedVersion === version} />
          {kind === 'email' && <EmailPanel entry={entry} draft={draft} />}
          <VersionsPanel entry={entry} draft={draft} />
        </Column>
      </TwoColumns>
    </>
  );
}
