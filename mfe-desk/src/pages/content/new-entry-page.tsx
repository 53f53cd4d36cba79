import { CONTENT_KINDS } from '@kaagazz/domain/content';
import { useNavigate, useParams } from 'react-router-dom';

import { KINDS } from '../../features/content/content-kinds.ts';
import { FieldsForm } from '../../form/index.ts';
import { entryPath, paths } from '../../paths.ts';
import { Panel, ScreenHead, useChange } from '../../record/index.ts';
import { NotFound } from '../../states/not-found.tsx';

export function NewEntryPage() {
  const { kind: name } = useParams();
  const navigate = useNavigate();
  const { change } = useChange();
  const kind = CONTENT_KINDS.find((known) => known === name);
  if (!kind) return <NotFound />;
  const { label, fields } = KINDS[kind];

  return (
    <>
      <ScreenHead
        title={`New ${label.toLowerCase()}`}
        back={{ to: paths.content, label: 'Back to content' }}
        note="The entry appears on the site when you publish it."
      />
      <Panel>
        <FieldsForm
          fields={fields}
          submit="Create the draft"
          draft={`content/new/${kind}`}
          onSubmit={async (values) => {
            const { data } = await change('POST /desk/content', { body: { kind, fields: values } }, 'Draft created');
            void navigate(entryPath(data.id));
          }}
        />
      </Panel>
    </>
  );
}
