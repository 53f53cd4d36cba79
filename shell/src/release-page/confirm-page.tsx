import { Button, ButtonLink, Cluster, Heading, Sheet, Stack, Text, TextField, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { PageFrame } from './page-frame.tsx';
import type { Confirmation } from './release-page-view.ts';

const Narrow = styled(Sheet)`
  max-width: 44rem;
  margin-inline: auto;
`;

const Change = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  margin: 0;
  padding-inline-start: ${tokens.space(4)};
  border-inline-start: 3px solid ${tokens.color.marigold};

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export function ConfirmPage({ who, sentence, consequence, app, from, to, button, action, fields }: Confirmation) {
  return (
    <PageFrame who={who}>
      <Narrow folded>
        <form method="post" action={action}>
          <Stack gap={6}>
            <Heading level={1} size="xl">
              {sentence}
            </Heading>
            <Text>{consequence}</Text>
            <Change aria-label={`What changes for ${app}`}>
              <dt>Now</dt>
              <dd>{from}</dd>
              <dt>After</dt>
              <dd>
                <strong>{to}</strong>
              </dd>
            </Change>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              label="Why"
              name="why"
              maxLength={300}
              autoComplete="off"
              hint="Optional. The audit trail shows this reason with your name."
            />
            <Cluster>
              <Button type="submit">{button}</Button>
              <ButtonLink to="/_releases" variant="secondary" reloadDocument>
                Back
              </ButtonLink>
            </Cluster>
          </Stack>
        </form>
      </Narrow>
    </PageFrame>
  );
}
