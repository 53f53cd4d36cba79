import { useSiteSettings } from '@kaagazz/contract';
import { ButtonLink, Heading, Section, Stack, Text } from '@kaagazz/design-system';

const SUBJECT = encodeURIComponent('A print idea');

export function SomethingElse() {
  const { email } = useSiteSettings().company;
  return (
    <Section aria-labelledby="something-else">
      <Stack gap={5}>
        <Heading level={2} id="something-else">
          Something else in mind?
        </Heading>
        <Text size="lg">
          Menus, tags, calendars, a box with your name on it: if it is made of paper, ask us. We’ll tell you honestly if
          we can’t do it.
        </Text>
        <div>
          <ButtonLink to={`mailto:${email}?subject=${SUBJECT}`}>Tell us your idea</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
