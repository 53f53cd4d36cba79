import { ButtonLink, EmptyState } from '@kaagazz/design-system';

import { PageFrame } from './page-frame.tsx';
import type { ReleasePageView } from './release-page-view.ts';

type NotePageProps = Omit<ReleasePageView & { page: 'message' }, 'page' | 'redirects'>;

export function MessagePage({ title, text, link }: NotePageProps) {
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <ButtonLink to={link.href} reloadDocument>
            {link.label}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </PageFrame>
  );
}
