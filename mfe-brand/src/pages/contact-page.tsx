import { PageHead } from '@kaagazz/contract';

import { ComingSoon } from '../features/coming-soon/coming-soon.tsx';
import { paths } from '../paths.ts';

export function ContactPage() {
  return (
    <>
      <PageHead title="Contact" description="Contact Kaagazz: coming soon." canonical={paths.contact} noIndex />
      <ComingSoon what="For now, you can find our contact details at the bottom of every page." />
    </>
  );
}
