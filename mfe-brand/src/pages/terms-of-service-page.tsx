import { PolicyPage } from '../features/policies/policy-page.tsx';
import { paths } from '../paths.ts';

export function TermsOfServicePage() {
  return (
    <PolicyPage
      slug="terms-of-service"
      title="Terms of Service"
      description="Prices, shipping, returns, refunds, print proofs and everything else that applies when you order from Kaagazz."
      path={paths.terms}
    />
  );
}
