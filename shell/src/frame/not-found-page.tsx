import { PageHead } from '@kaagazz/contract';
import { ButtonLink, EmptyState, PageLayout, tokens } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

const Drawing = styled.svg`
  width: min(20rem, 80vw);
  height: auto;
  color: ${tokens.color.terracotta};

  .sheet {
    fill: ${tokens.color.paper};
    stroke: ${tokens.color.ink};
  }

  .shade {
    fill: ${tokens.color.paperShade};
    stroke: ${tokens.color.ink};
  }
`;

/** A paper plane that went its own way. */
function LostPlane() {
  return (
    <Drawing viewBox="0 0 320 170" fill="none" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" aria-hidden>
      <path
        d="M8 138c38 14 82 12 104-12 18-20 8-48-14-46-24 2-26 38 4 50 38 15 82-4 112-40"
        stroke="currentColor"
        strokeDasharray="9 9"
      />
      <path className="sheet" d="M214 90l92-66-54 104-14-26z" />
      <path className="shade" d="M238 102l68-78-76 66z" />
      <path className="sheet" d="M238 102l2 30 12-4" />
    </Drawing>
  );
}

/** Any path that nobody serves (specification §2 Not found). The server logs the path; a link to one in the page loads it from there. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  return (
    <PageLayout>
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        canonical={pathname}
        status={404}
        noIndex
      />
      <EmptyState
        headingLevel={1}
        title="Oops! Page not found"
        picture={<LostPlane />}
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        It may have moved, or the link that brought you here has a slip in it.
      </EmptyState>
    </PageLayout>
  );
}
