import { EmptyState, TextLink } from '@kaagazz/design-system';

export function NotFound() {
  return (
    <EmptyState headingLevel={1} title="There is nothing here" action={<TextLink to="/">Go to Today</TextLink>}>
      The link may be old, or your role doesn’t open this screen.
    </EmptyState>
  );
}
