import { Eyebrow, Heading, Section, Stack } from '@kaagazz/design-system';

import { servicePictures } from '../../illustrations/service-pictures.ts';
import names from './service-names.json';
import { ServiceTile } from './service-tile.tsx';
import { ServicePicture, Tiles } from './services.styles.ts';

const SERVICES = [
  { id: 'printbook', picture: servicePictures.books },
  { id: 'certificates', picture: servicePictures.certificates },
  { id: 'business-cards', picture: servicePictures.businessCards },
  { id: 'quick-print', picture: servicePictures.copies },
  { id: 'custom-print', picture: servicePictures.custom },
] as const;

export function FileServiceList() {
  return (
    <Section aria-labelledby="print-jobs">
      <Stack gap={8}>
        <Stack gap={4}>
          <Eyebrow>Books, cards and copies</Eyebrow>
          <Heading level={2} id="print-jobs">
            Bring your file, or just the idea
          </Heading>
        </Stack>
        <Tiles $columns={5}>
          {SERVICES.map(({ id, picture }) => (
            <ServiceTile
              key={id}
              service={id}
              name={names[id]}
              picture={
                <ServicePicture
                  {...picture}
                  alt=""
                  sizes="(min-width: 1024px) 230px, (min-width: 640px) 30vw, 44vw"
                  width={800}
                  height={800}
                />
              }
            />
          ))}
        </Tiles>
      </Stack>
    </Section>
  );
}
