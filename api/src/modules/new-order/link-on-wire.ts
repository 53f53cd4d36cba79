import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { toRupees } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { linkUrl } from '../payments/links/link-url.ts';
import { type FoundLink, linkState } from '../payments/links/link-records.ts';

export function linkOnWire({ config, now }: Pick<AppContext, 'config' | 'now'>, found: FoundLink): DeskPaymentLink {
  const { link, attempt } = found;
  const state = linkState(found, now());
  return {
    id: link.id,
    url: linkUrl(config, link),
    state: state === 'expired' && link.withdrawnAt !== null ? 'withdrawn' : state,
    customer: attempt.shippingAddress?.name ?? '',
    what: attempt.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
    total: toRupees(attempt.total),
    createdAt: link.createdAt.toISOString(),
    validUntil: link.validUntil.toISOString(),
    order: link.orderNumber,
  };
}
