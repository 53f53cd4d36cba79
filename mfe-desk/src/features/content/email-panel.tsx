import type { DeskContent } from '@kaagazz/api-schema';
import { Cluster, tokens } from '@kaagazz/design-system';
import { EMAIL_TEXTS, emailPlaceholders, isEditableEmail } from '@kaagazz/domain/content';
import styled from 'styled-components';

import { useDraft } from '../../form/index.ts';
import { ActionButton, Panel, Quiet, useChange } from '../../record/index.ts';

const Preview = styled.iframe`
  width: 100%;
  height: 32rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: white;

  &[data-text] {
    height: 16rem;
  }
`;

export function EmailPanel({ entry: { id, slug, version, fields }, draft }: { entry: DeskContent; draft: string }) {
  const { change } = useChange();
  const kept = useDraft(draft);
  if (!isEditableEmail(slug)) return null;
  const original = EMAIL_TEXTS[slug];
  const isOriginal = Object.entries(original).every(([name, text]) => fields[name] === text);
  const restore = () => {
    kept.clear();
    const request = { params: { id }, body: { version, fields: { ...original } } };
    return change('PATCH /desk/content/:id', request, 'Original texts restored in the draft');
  };
  const source = `/api/desk/content/${id}/email?version=${version}`;
  return (
    <Panel title="Preview of the draft">
      <Quiet>
        Placeholders:{' '}
        {emailPlaceholders(slug)
          .map((name) => `{${name}}`)
          .join(', ')}
      </Quiet>
      <Preview title="The email as HTML" sandbox="" src={source} />
      <Preview title="The email as plain text" sandbox="" src={`${source}&as=text`} data-text />
      {!isOriginal && (
        <Cluster>
          <ActionButton label="Back to the original texts" look="quiet" action={restore} />
        </Cluster>
      )}
    </Panel>
  );
}
