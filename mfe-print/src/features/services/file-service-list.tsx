import { Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { FILE_SERVICES } from './file-services.ts';
import { ServiceFacts } from './service-facts.tsx';
import { Service, ServicePicture, Services } from './services.styles.ts';

export function FileServiceList() {
  return (
    <Section aria-labelledby="print-jobs">
      <Stack gap={12}>
        <Stack gap={4}>
          <Eyebrow>Books, cards and copies</Eyebrow>
          <Heading level={2} id="print-jobs">
            Bring your file, or just the idea
          </Heading>
        </Stack>
        <Services>
          {FILE_SERVICES.map((service) => (
            <Service key={service.id}>
              <ServicePicture {...service.picture} sizes="(min-width: 640px) 40vw, 94vw" width={800} height={800} />
              <Stack gap={5}>
                <Stack gap={2}>
                  <Heading level={3} size="xl">
                    {service.name}
                  </Heading>
                  <Text>{service.summary}</Text>
                </Stack>
                <ServiceFacts listing={service} />
              </Stack>
            </Service>
          ))}
        </Services>
      </Stack>
    </Section>
  );
}
