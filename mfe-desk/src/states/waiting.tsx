import { Spinner } from '@kaagazz/design-system';

export function Waiting({ label = 'Loading' }: { label?: string }) {
  return <Spinner label={label} />;
}
