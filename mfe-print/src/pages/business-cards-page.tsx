import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, productData } from '@kaagazz/contract/structured-data';
import { Breadcrumbs, Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';
import { toRupees } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { DESIGNS } from '@kaagazz/print-design';

import { DesignEditor } from '../features/design-editor/index.ts';
import { useStartingPrice } from '../features/starting-price/index.ts';
import businessCard from '../illustrations/business-card.svg';
import { designPicture } from '../illustrations/design-pictures.ts';
import { paths } from '../paths.ts';

const SERVICE = PRINT_SERVICES['business-cards'];
const TRAIL = [{ label: 'Print With Us', to: paths.hub }, { label: SERVICE.lineTitle }];
const DESCRIPTION =
  'Business cards on tree-free paper, from one card on: type your details, see front and back at once, and approve the proof before you pay.';

const card = { service: 'business-cards', id: '1' } as const;
const { width, height } = DESIGNS.find(({ service }) => service === card.service) ?? { width: 90, height: 54 };
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

/** /business-cards: what stands on a card, and how it is printed (specification §2, §3). */
export function BusinessCardsPage() {
  const price = useStartingPrice(SERVICE.id);

  return (
    <PageLayout>
      <PageHead
        title="Business cards"
        description={DESCRIPTION}
        canonical={paths.businessCards}
        structuredData={
          __SERVER__
            ? (absolute) => [
                ...(price
                  ? [
                      productData(
                        {
                          _id: SERVICE.id,
                          title: SERVICE.lineTitle,
                          description: DESCRIPTION,
                          images: [businessCard],
                          price: toRupees(price),
                          // printed to order: there is always one more
                          stock: 1,
                          category: 'Print With Us',
                        },
                        paths.businessCards,
                        absolute,
                      ),
                    ]
                  : []),
                breadcrumbData(TRAIL, absolute),
              ]
            : undefined
        }
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Breadcrumbs items={TRAIL} />
          <Heading level={1}>{SERVICE.title}</Heading>
          <Text size="lg">
            Front and back follow what you type, and your logo takes its place as soon as you choose it.
          </Text>
        </Stack>
        <DesignEditor sheet={SHEET} />
      </Stack>
    </PageLayout>
  );
}
