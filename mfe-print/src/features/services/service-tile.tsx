import { Heading, Text } from '@kaagazz/design-system';
import { PRINT_SERVICES, printingDays } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { StartingPriceInList } from '../starting-price/index.ts';
import { TileLink } from '../../tile-link.ts';
import { Facts, Tile } from './services.styles.ts';

interface ServiceTileProps {
  service: PrintServiceId;
  name: string;
  picture: ReactNode;
}

export function ServiceTile({ service, name, picture }: ServiceTileProps) {
  const { minimum } = PRINT_SERVICES[service].quantity;
  return (
    <Tile>
      {picture}
      <Heading level={3} size="lg">
        <TileLink to={`/${service}`}>{name}</TileLink>
      </Heading>
      <Facts>
        <Text size="sm" tone="strong">
          <StartingPriceInList service={service} />
        </Text>
        <Text size="sm" tone="soft">
          {`${minimum > 1 ? `Min. ${minimum} ·` : 'Printed in'} ${printingDays([service])} working days`}
        </Text>
      </Facts>
    </Tile>
  );
}
