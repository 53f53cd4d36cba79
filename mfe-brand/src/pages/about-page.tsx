import { PageHead } from '@kaagazz/contract';

import { ComingSoon } from '../features/coming-soon/coming-soon.tsx';
import { paths } from '../paths.ts';

export function AboutPage() {
  return (
    <>
      <PageHead title="About" description="Our About page is coming soon." canonical={paths.about} noIndex />
      <ComingSoon what="We are still writing our About page." />
    </>
  );
}
