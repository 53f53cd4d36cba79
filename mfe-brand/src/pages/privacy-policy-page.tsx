import { PageHead } from '@kaagazz/contract';
import { PageLayout } from '@kaagazz/design-system';

import { PolicyArticle } from '../features/policies/policy-article.tsx';
import privacyPolicy from '../features/policies/privacy-policy.json';
import { paths } from '../paths.ts';

export function PrivacyPolicyPage() {
  return (
    <PageLayout>
      <PageHead
        title={privacyPolicy.title}
        description="What data Kaagazz keeps about you, why and for how long, who else receives it, and how to correct or erase it."
        canonical={paths.privacy}
      />
      <PolicyArticle policy={privacyPolicy} />
    </PageLayout>
  );
}
