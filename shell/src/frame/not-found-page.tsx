import { PageHead } from '@kaagazz/contract';
import { ButtonLink, EmptyState, PageLayout, Text } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import lostBoat from '../assets/not-found.svg';

const Illustration = styled.img`
  max-width: 100%;
  height: auto;
`;

export function NotFoundPage() {
  const { pathname } = useLocation();

  return (
    <PageLayout>
      <PageHead
        title="Page not found"
        description="This page does not exist."
        canonical={pathname}
        status={404}
        noIndex
      />
      <EmptyState
        headingLevel={1}
        title="Oops! Page not found"
        picture={
          <>
            <Illustration src={lostBoat} alt="" width={600} height={450} />
            <Text tone="soft" size="lg">
              404
            </Text>
          </>
        }
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        It may have moved, or the link may be wrong.
      </EmptyState>
    </PageLayout>
  );
}
