import { Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { FILE_SERVICES } from './file-services.ts';
import { ServiceLink } from './service-link.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { Job, JobPicture, Jobs } from './services.styles.ts';

/** Books, certificates, cards, copies and everything else that is printed to order. */
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
        <Jobs>
          {FILE_SERVICES.map((job) => (
            <Job key={job.id}>
              <JobPicture src={job.picture} alt="" width={800} height={600} />
              <Stack gap={5}>
                <Stack gap={2}>
                  <Heading level={3} size="xl">
                    {job.name}
                  </Heading>
                  <Text>{job.summary}</Text>
                </Stack>
                <ServiceFacts offer={job} />
                <div>
                  <ServiceLink offer={job} />
                </div>
              </Stack>
            </Job>
          ))}
        </Jobs>
      </Stack>
    </Section>
  );
}
