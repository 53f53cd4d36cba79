import { Badge, Button, Cluster, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { indianDate, indianDateAndTime } from '../indian-time/index.ts';
import type { OpenSession } from './sessions.api.ts';

const List = styled.ul`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(3)};
  border-bottom: 1px solid ${tokens.color.line};

  &:first-child {
    padding-block-start: 0;
  }

  > button {
    flex: none;
  }
`;

interface SessionListProps {
  sessions: readonly OpenSession[];
  /** id of the session that is being ended */
  ending: string | undefined;
  onEnd: (session: OpenSession) => void;
}

export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  return (
    <List aria-label="Devices">
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
    </List>
  );
}
