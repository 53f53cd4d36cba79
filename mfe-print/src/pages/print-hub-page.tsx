import { PageHead } from '@kaagazz/contract';

import { HowItWorks, HubHero, SomethingElse } from '../features/hub/index.ts';
import { InvitationServiceList, FileServiceList } from '../features/services/index.ts';
import { paths } from '../paths.ts';

export function PrintHubPage() {
  return (
    <>
      <PageHead
        title="Print With Us"
        description="Invitations, books, certificates, business cards and bulk copies, printed in Delhi on tree-free paper."
        canonical={paths.hub}
      />
      <HubHero />
      <InvitationServiceList />
      <FileServiceList />
      <HowItWorks />
      <SomethingElse />
    </>
  );
}
