import { ButtonLink, Cluster, Heading, Stack } from '@kaagazz/design-system';

import { useSuggestionsQuery } from '../../api.ts';

export function FoundPages({ q }: { q: string }) {
  const { currentData } = useSuggestionsQuery(q.toLowerCase(), { skip: q === '' });
  const pages = currentData?.pages ?? [];

  if (q === '' || pages.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="found-pages">
      <Heading level={2} size="md" id="found-pages">
        Also at Kaagazz
      </Heading>
      <Cluster gap={3}>
        {pages.map(({ path, title }) => (
          <ButtonLink key={path} to={path} variant="secondary">
            {title}
          </ButtonLink>
        ))}
      </Cluster>
    </Stack>
  );
}
