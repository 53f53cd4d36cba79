import { ButtonLink, EmptyState } from '@kaagazz/design-system';

import { DeskFrame } from './desk-frame.tsx';
import type { DeskView } from './desk-view.ts';

type NotePageProps = Omit<DeskView & { page: 'note' }, 'page' | 'hurries'>;

/** One thing to know, and the one way on. */
export function NotePage({ title, text, way }: NotePageProps) {
  return (
    <DeskFrame>
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <ButtonLink to={way.href} reloadDocument>
            {way.label}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </DeskFrame>
  );
}
