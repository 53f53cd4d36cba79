import { ButtonLink, Heading, PageLayout, Text } from '@kaagazz/design-system';

import seal from '../../illustrations/seal-eco-conscious.svg';
import { paths } from '../../paths.ts';
import { Placeholder, Seal } from './coming-soon.styles.ts';

export function ComingSoon({ what }: { what: string }) {
  return (
    <PageLayout>
      <Placeholder>
        <Seal src={seal} alt="" width={240} height={240} />
        <Heading level={1} size="display">
          Coming Soon
        </Heading>
        <Text size="lg" tone="soft">
          {what}
        </Text>
        <ButtonLink to={paths.home} size="lg">
          Return to Home
        </ButtonLink>
      </Placeholder>
    </PageLayout>
  );
}
