import { ButtonLink, Columns, Heading, Sheet, Stack, Text } from '@kaagazz/design-system';
import { dayInWords, timeInWords } from '@kaagazz/domain';

import type { Shared } from './sharing.api.ts';
import { Card, FileLink } from './sharing.styles.ts';

interface SharedInvitationProps {
  code: string;
  invitation: Shared;
}

export function SharedInvitation({ code, invitation }: SharedInvitationProps) {
  const { title, venue, time, functions, version, isOver, replyPath } = invitation;
  const path = `/api/invitations/${code}`;
  return (
    <Columns widths={[7, 5]}>
      <Card src={`${path}/picture.webp?v=${version}`} alt={title} fetchPriority="high" />
      <Sheet>
        <Stack gap={5}>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {functions.map(({ id, name, day }) => (
            <Stack key={id} gap={1}>
              <Text tone="strong">{name}</Text>
              <Text>
                {[dayInWords(day), id === 'card' && time !== '' && timeInWords(time)].filter(Boolean).join(', ')}
              </Text>
              {id === 'card' && <Text>{venue}</Text>}
            </Stack>
          ))}
          {isOver && <Text tone="soft">This celebration is over.</Text>}
          {replyPath !== null && (
            <ButtonLink to={replyPath} size="lg">
              Reply to the invitation
            </ButtonLink>
          )}
          {!isOver && (
            <div>
              <FileLink href={`${path}/calendar.ics`} download="invitation.ics">
                Add to your calendar
              </FileLink>
            </div>
          )}
        </Stack>
      </Sheet>
    </Columns>
  );
}
