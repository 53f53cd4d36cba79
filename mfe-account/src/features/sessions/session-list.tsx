import { Badge, Button, Cluster, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { indianDate, indianDateAndTime } from '../indian-time/index.ts';
import { Entry, EntryList } from '../profile-section/index.ts';
import type { OpenSession } from './sessions.api.ts';

const Row = styled(Entry)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.space(4)};

  > button {
    flex: none;
  }
`;

interface SessionListProps {
  sessions: readonly OpenSession[];
  ending: string | undefined;
  onEnd: (session: OpenSession) => void;
}

export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  return (
    <EntryList aria-label="Devices">
      {sessions.map((session) => {
        const { _id, current, device, createdAt, lastUsedAt } = session;
        return (
          <Row key={_id}>
            <div>
              <Cluster gap={2}>
                <Text tone="strong">{device}</Text>
                {current && <Badge>This device</Badge>}
              </Cluster>
              <Text tone="soft" size="sm">
                Last used <time dateTime={lastUsedAt}>{indianDateAndTime(lastUsedAt)}</time>, signed in since{' '}
                <time dateTime={createdAt}>{indianDate(createdAt)}</time>
              </Text>
            </div>
            {!current && (
              <Button
                variant="quiet"
                busy={ending === _id}
                aria-label={`Sign out ${device}, last used ${indianDateAndTime(lastUsedAt)}`}
                onClick={() => onEnd(session)}
              >
                Sign out
              </Button>
            )}
          </Row>
        );
      })}
    </EntryList>
  );
}
