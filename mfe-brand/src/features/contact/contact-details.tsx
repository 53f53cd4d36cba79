import type { SiteSettings } from '@kaagazz/contract';
import { Columns, Heading, PageLayout, Sheet, Stack, Text } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import type { ReactNode } from 'react';

import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere, paths } from '../../paths.ts';
import { MailLink, Terms } from '../policies/index.ts';

export function ContactDetails({ company }: { company: SiteSettings['company'] }) {
  const { legalName, address, phone, email, grievanceOfficer } = company;

  return (
    <PageLayout>
      <Columns widths={[5, 6]} gaps={[8, 16]}>
        <Stack gap={6}>
          <Heading level={1}>Contact us</Heading>
          <Text size="lg">Email or call us, and someone from our workshop will reply.</Text>
          <StandaloneLink to={elsewhere.orders}>Track, change or return an order</StandaloneLink>
          <StandaloneLink to={paths.partner}>Order for a company or school</StandaloneLink>
        </Stack>
        <Sheet folded>
          <Terms>
            <Detail term="Email">
              <MailLink href={`mailto:${email}`}>{email}</MailLink>
            </Detail>
            {phone !== '' && (
              <Detail term="Phone">
                <MailLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</MailLink>
              </Detail>
            )}
            {address !== '' && <Detail term="Address">{`${legalName || COMPANY.name}, ${address}`}</Detail>}
            {grievanceOfficer !== '' && <Detail term="Grievance officer">{grievanceOfficer}</Detail>}
          </Terms>
        </Sheet>
      </Columns>
    </PageLayout>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
