import { useSiteSettings } from '@kaagazz/contract';
import { Heading, Text } from '@kaagazz/design-system';

import { More, Words } from './about-community.styles.ts';

export function AboutCommunity() {
  const { email } = useSiteSettings().company;
  return (
    <Words>
      <Heading level={2} size="xl">
        Collectors, papermakers, painters, pupils, and you
      </Heading>
      <Text size="lg">
        The Kaagazz community is everyone along the life of a sheet: the people who set waste aside, who make paper from
        it, and who write on it.
      </Text>
      <More>
        <summary>How it works, and how to take part</summary>
        <Text>
          Households and temples set aside flowers, tailors keep their cuttings and juice stalls keep husks. Our teams
          collect them, and our workshops turn them into sheets. At events you can try every step yourself. Schools
          visit us, and we visit them. There is no fee and nothing to sign: come to the next event, or write to {email}.
        </Text>
      </More>
    </Words>
  );
}
