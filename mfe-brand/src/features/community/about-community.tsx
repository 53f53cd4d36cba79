import { Heading, Text } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';

import { More, Words } from './about-community.styles.ts';

export function AboutCommunity() {
  return (
    <Words>
      <Heading level={2} size="xl">
        Collectors, papermakers, painters, pupils, and you
      </Heading>
      <Text size="lg">
        The Kaagazz community is everyone who keeps a sheet on its round: those who put waste aside, those who make
        something of it, and those who write on it.
      </Text>
      <More>
        <summary>How it works, and how to take part</summary>
        <Text>
          Households and temples keep flowers apart from the rest; tailors keep cuttings, juice stalls keep husk.
          Collecting teams fetch it, workshops turn it into sheets. At events you can try every step yourself. Schools
          visit us, and we visit them. There is no fee and nothing to sign: come to the next event, or write to{' '}
          {COMPANY.email}.
        </Text>
      </More>
    </Words>
  );
}
