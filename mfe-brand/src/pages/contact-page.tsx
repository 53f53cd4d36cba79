import { PageHead, useSiteSettings } from '@kaagazz/contract';

import { ComingSoon } from '../features/coming-soon/coming-soon.tsx';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { paths } from '../paths.ts';

export function ContactPage() {
  const { company } = useSiteSettings();
  if (company.phone !== '' || company.address !== '') {
    return (
      <>
        <PageHead
          title="Contact us"
          description="The email address, phone number and postal address of Kaagazz, a maker of tree-free paper in Delhi."
          canonical={paths.contact}
        />
        <ContactDetails company={company} />
      </>
    );
  }
  return (
    <>
      <PageHead title="Contact" description="Our Contact page is coming soon." canonical={paths.contact} noIndex />
      <ComingSoon what="For now, you can find our contact details at the bottom of every page." />
    </>
  );
}
