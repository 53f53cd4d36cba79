import { PageHead } from '@kaagazz/contract';
import { PageLayout } from '@kaagazz/design-system';

import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { privacyPolicy } from '../features/policies/privacy-policy.ts';
import { paths } from '../paths.ts';

export function PrivacyPolicyPage() {
  return (
    <PageLayout>
      <PageHead
        title={privacyPolicy.title}
        description="What Kaagazz knows about its shoppers, why, for how long, who else gets it, and how to have it corrected or erased."
        canonical={paths.privacy}
      />
      <PolicyArticle policy={privacyPolicy} />
    </PageLayout>
  );
}
