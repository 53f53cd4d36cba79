import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';
import styled from 'styled-components';

/** As high as the window: what comes pushes no footer about. */
const Waiting = styled(Stack)`
  min-height: 100vh;
`;

/** Shown while it is not known yet who is there; also what the server sends (E32). */
export function ProfileWaiting() {
  return (
    <Waiting gap={5}>
      <Spinner label="Loading your profile" />
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </Waiting>
  );
}
