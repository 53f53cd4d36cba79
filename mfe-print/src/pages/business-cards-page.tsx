import { PageLayout, Stack } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { DESIGNS } from '@kaagazz/print-design';

import { DesignEditor } from '../features/design-editor/index.ts';
import { PageHeader, PrintProductHead, printTrail } from '../features/page-header/index.ts';
import { designPicture } from '../illustrations/design-pictures.ts';
import { servicePictures } from '../illustrations/service-pictures.ts';
import { paths } from '../paths.ts';

const SERVICE = PRINT_SERVICES['business-cards'];
const TRAIL = printTrail({ label: SERVICE.lineTitle });
const DESCRIPTION =
  'Business cards on tree-free paper in any quantity: type your details, see both sides at once, and approve the proof before you pay.';

const card = { service: SERVICE.id, id: '1' };
const { width, height } = DESIGNS.find(({ service }) => service === SERVICE.id) ?? { width: 90, height: 54 };
const SHEET = {
  service: SERVICE,
  id: card.id,
  name: 'your card',
  width,
  height,
  sides: [
    { name: 'Front', picture: designPicture(card) },
    { name: 'Back', picture: null },
  ],
};

export function BusinessCardsPage() {
  return (
    <PageLayout>
      <PrintProductHead
        service={SERVICE.id}
        product={{
          _id: SERVICE.id,
          title: SERVICE.lineTitle,
          description: DESCRIPTION,
          images: [servicePictures.businessCards.src],
          category: 'Print With Us',
        }}
        title="Business cards"
        description={DESCRIPTION}
        path={paths.businessCards}
        trail={TRAIL}
      />
      <Stack gap={8}>
        <PageHeader trail={TRAIL} title={SERVICE.title}>
          The preview shows your details as you type, and your logo as soon as you choose it.
        </PageHeader>
        <DesignEditor sheet={SHEET} />
      </Stack>
    </PageLayout>
  );
}
