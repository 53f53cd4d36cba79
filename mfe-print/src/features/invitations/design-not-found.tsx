import { PageHead } from '@kaagazz/contract';
import { ButtonLink, EmptyState, PageLayout } from '@kaagazz/design-system';

import { designsPath } from '../../paths.ts';
import type { DesignKind } from '../../paths.ts';
import { DesignSection } from './design-section.tsx';
import { OCCASIONS, designsOf } from './occasions.ts';

export function DesignNotFound({ kind }: { kind: DesignKind }) {
  const { name, title } = OCCASIONS[kind];
  return (
    <>
      <PageHead
        title="Design not found"
        description={`There is no such ${name} design.`}
        canonical={designsPath(kind)}
        status={404}
        noIndex
      />
      <PageLayout>
        <EmptyState
          title="Design not found"
          headingLevel={1}
          action={<ButtonLink to={designsPath(kind)}>All {name} designs</ButtonLink>}
        >
          Theme not found: there is no {name} design with this number. Please choose one of these three.
        </EmptyState>
      </PageLayout>
      <DesignSection title={title} designs={designsOf(kind)} />
    </>
  );
}
