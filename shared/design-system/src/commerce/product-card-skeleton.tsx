import { Stack } from '../layout/stack.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <Stack gap={3} aria-hidden="true">
      <Skeleton square />
      <Skeleton width="80%" height="1.5rem" />
      <Skeleton width="6rem" height="1.0625rem" />
      <Skeleton width="5rem" height="1.75rem" />
    </Stack>
  );
}
