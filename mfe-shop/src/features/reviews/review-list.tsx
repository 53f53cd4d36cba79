import type { Review } from '@kaagazz/api-schema';
import {
  Cluster,
  Divider,
  Heading,
  PhotographLinks,
  Section,
  Stack,
  Stars,
  Text,
  plainList,
  tokens,
} from '@kaagazz/design-system';
import { COMPANY, dayInWords } from '@kaagazz/domain';
import styled from 'styled-components';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(6)};
`;

const Reply = styled(Text)`
  padding-inline-start: ${tokens.space(4)};
  border-inline-start: 3px solid ${tokens.color.line};
`;

const WrittenText = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const REVIEWS_ID = 'reviews';

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section aria-labelledby={REVIEWS_ID}>
      <Stack gap={6}>
        <Divider />
        <Heading level={2} id={REVIEWS_ID}>
          Reviews
        </Heading>
        <List>
          {reviews.map(({ _id, name, stars, text, reply, photographs, createdAt }) => (
            <li key={_id}>
              <Stack gap={2}>
                <Cluster gap={3}>
                  <Stars rating={stars} />
                  <Text tone="strong">{name}</Text>
                  <Text tone="soft" size="sm">
                    <time dateTime={createdAt}>{dayInWords(createdAt.slice(0, 10))}</time> · Verified buyer
                  </Text>
                </Cluster>
                {text !== '' && <WrittenText>{text}</WrittenText>}
                <PhotographLinks photographs={photographs} alt={`Photograph from ${name}’s review`} />
                {reply !== '' && (
                  <Reply>
                    <strong>{COMPANY.name} replied:</strong> {reply}
                  </Reply>
                )}
              </Stack>
            </li>
          ))}
        </List>
      </Stack>
    </Section>
  );
}
