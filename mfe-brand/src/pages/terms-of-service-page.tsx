import { PageHead } from '@kaagazz/contract';
import { PageLayout } from '@kaagazz/design-system';

import { PolicyArticle } from '../features/policies/policy-article.tsx';
import termsOfService from '../features/policies/terms-of-service.json';
import { paths } from '../paths.ts';

export function TermsOfServicePage() {
  return (
    <PageLayout>
      <PageHead
        title={termsOfService.title}
        description="Prices, shipping, returns, refunds, print proofs and everything else that applies when you order from Kaagazz."
        canonical={paths.terms}
      />
      <PolicyArticle policy={termsOfService} />
    </PageLayout>
  );
}
