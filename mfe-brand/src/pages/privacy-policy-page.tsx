import { PolicyPage } from '../features/policies/policy-page.tsx';
import { paths } from '../paths.ts';

export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      slug="privacy-policy"
      title="Privacy Policy"
      description="What data Kaagazz keeps about you, why and for how long, who else receives it, and how to correct or erase it."
      path={paths.privacy}
    />
  );
}
