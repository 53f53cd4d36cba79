import { Heading, Icon, Section, Stack, Text, TextLink, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Note = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  justify-items: start;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space(8)};
    align-items: center;
  }
`;

const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  border: 2px dashed currentcolor;
  border-radius: ${tokens.radius.pill};
`;

const WholeLink = styled(TextLink)`
  white-space: nowrap;
`;

export function CertificateNote() {
  return (
    <Section tone="leaf" deckled aria-labelledby="certificate">
      <Note>
        <Seal aria-hidden="true">
          <Icon name="leaf" size={44} />
        </Seal>
        <Stack gap={2}>
          <Heading level={2} id="certificate">
            Certificate of Sustainability
          </Heading>
          <Text>
            No tree was cut for anything you see here. Our certificate says which waste each sheet is made from, how,
            and in which workshop. <WholeLink to="/sustainability">See how we make paper</WholeLink>
          </Text>
        </Stack>
      </Note>
    </Section>
  );
}
