import { TextLink } from '@kaagazz/design-system';

import { enquiry } from './print-service.ts';
import type { PrintService } from './print-service.ts';

/** The one thing to do about a service: order on its page, or write to the shop while it has none. */
export function ServiceAction({ service: { path, subject, opensOnline } }: { service: PrintService }) {
  const thing = subject.toLowerCase();
  return opensOnline ? (
    <TextLink to={path}>Order {thing}</TextLink>
  ) : (
    <TextLink to={enquiry(subject)}>Ask about {thing}</TextLink>
  );
}
