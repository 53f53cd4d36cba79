import { Heading, Stack, Text } from '@kaagazz/design-system';

import { textAt } from './texts.ts';
import type { Texts } from './texts.ts';

interface SectionHeadingProps {
  texts: Texts;
  place: string;
  id: string;
  size?: 'md' | 'xxl';
}

export function SectionHeading({ texts, place, id, size = 'xxl' }: SectionHeadingProps) {
  const { title, text } = textAt(texts, place);
  if (title === '') return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size={size} id={id}>
        {title}
      </Heading>
      {text && (
        <Text tone="soft" size="lg">
          {text}
        </Text>
      )}
    </Stack>
  );
}
