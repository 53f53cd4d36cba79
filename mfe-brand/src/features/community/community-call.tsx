import { ButtonLink, Heading, Section, Text } from '@kaagazz/design-system';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import dancers from '../../illustrations/seal-inclusive-employment.svg';
import { paths } from '../../paths.ts';
import { Call, Columns, Ring } from './community-call.styles.ts';

export function CommunityCall({ texts }: { texts: Texts }) {
  const { title, text, photograph, alt } = textAt(texts, 'all-community');

  return (
    <Section tone="indigo" deckled aria-labelledby="community-call">
      <Columns>
        <Call>
          <Heading level={2} size="xxl" id="community-call">
            {title}
          </Heading>
          <Text size="lg">{text}</Text>
          <ButtonLink to={paths.community} size="lg">
            Join Our Community
          </ButtonLink>
        </Call>
        <Ring src={photograph || dancers} alt={alt} width={240} height={240} loading="lazy" />
      </Columns>
    </Section>
  );
}
