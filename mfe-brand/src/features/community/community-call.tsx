import { ButtonLink, Heading, Section, Text } from '@kaagazz/design-system';

import dancers from '../../illustrations/seal-inclusive-employment.svg';
import { paths } from '../../paths.ts';
import { Call, Columns, Ring } from './community-call.styles.ts';

export function CommunityCall() {
  return (
    <Section tone="indigo" deckled aria-labelledby="community-call">
      <Columns>
        <Call>
          <Heading level={2} size="xxl" id="community-call">
            A sheet is made by many hands. Bring yours.
          </Heading>
          <Text size="lg">
            Come and take part in our workshops, flower collections after festivals, and school visits.
          </Text>
          <ButtonLink to={paths.community} size="lg">
            Join Our Community
          </ButtonLink>
        </Call>
        <Ring src={dancers} alt="" width={240} height={240} loading="lazy" />
      </Columns>
    </Section>
  );
}
