import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

/** Shown while it is not known yet who is there; also what the server sends (E32). */
export function ProfileWaiting() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your profile" />
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </Stack>
  );
}
