import { PageHead } from '@kaagazz/contract';
import { ErrorState, PageLayout, Spinner } from '@kaagazz/design-system';

import { usePolicyQuery } from '../../content/content.api.ts';
import { PolicyArticle } from './policy-article.tsx';

interface PolicyPageProps {
  slug: string;
  title: string;
  description: string;
  path: string;
}

export function PolicyPage({ slug, title, description, path }: PolicyPageProps) {
  const { data: policy, isError, refetch } = usePolicyQuery(slug);

  return (
    <PageLayout>
      <PageHead
        title={policy?.title ?? title}
        description={description}
        canonical={path}
        status={isError ? 503 : 200}
      />
      {policy ? (
        <PolicyArticle policy={policy} path={path} />
      ) : isError ? (
        <ErrorState title={`The ${title.toLowerCase()} could not be loaded.`} onRetry={() => void refetch()}>
          Please try again in a moment.
        </ErrorState>
      ) : (
        <Spinner label={`Loading ${title.toLowerCase()}`} />
      )}
    </PageLayout>
  );
}
