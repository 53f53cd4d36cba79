import { Text, TextLink } from '@kaagazz/design-system';

import { indianDate } from '../../indian-time/index.ts';
import type { OrderLine } from '../order/order.ts';
import { BreakingText, Versions } from './order-details.styles.ts';

interface PrintVersionsProps {
  versions: NonNullable<OrderLine['print']>['versions'];
}

export function PrintVersions({ versions }: PrintVersionsProps) {
  return (
    <Versions aria-label="Approved versions">
      {versions.map(({ id, sha256, approvedAt }, index) => (
        <li key={id}>
          <Text size="sm">
            <TextLink to={`/print-proof/${id}`}>Version {index + 1}</TextLink>, approved on {indianDate(approvedAt)}
            {index === versions.length - 1 && '. We print this one.'}
          </Text>
          <BreakingText tone="soft" size="sm">
            SHA-256: {sha256}
          </BreakingText>
        </li>
      ))}
    </Versions>
  );
}
