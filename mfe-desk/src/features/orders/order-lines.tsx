import type { DeskOrder } from '@kaagazz/api-schema';
import { tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import styled from 'styled-components';

import { Fact, Panel, PictureItem, PlainList, Quiet, Sums, Thumbnail } from '../../record/index.ts';

const LineSums = styled(Sums)`
  padding-top: ${tokens.space(3)};
  border-top: 1.5px dashed ${tokens.color.line};
`;

export function OrderLines({ order: { lines, giftNote, money, due, courier, tracking } }: { order: DeskOrder }) {
  return (
    <Panel title="Parcel">
      {courier !== '' && (
        <Quiet>
          {courier} {tracking || '(no tracking number yet)'}
        </Quiet>
      )}
      <PlainList>
        {lines.map(({ position, image, title, quantity, price, amount, refunded, returned, print }) => (
          <PictureItem key={position}>
            <Thumbnail src={image} />
            <div>
              {title}
              {print?.options.map(({ label, value }) => (
                <Quiet key={label}>
                  {label}: {value}
                </Quiet>
              ))}
              {refunded > 0 && <Quiet>{formatRupees(refunded)} refunded</Quiet>}
              {returned > 0 && <Quiet>{returned} sent back</Quiet>}
            </div>
            <div>
              {quantity} × {formatRupees(price)}
              <Quiet>{formatRupees(amount)}</Quiet>
            </div>
          </PictureItem>
        ))}
      </PlainList>
      {giftNote !== '' && <Quiet>Gift note for the card: {giftNote}</Quiet>}
      <LineSums>
        <Fact label="Goods">{formatRupees(money.goods)}</Fact>
        {money.discount && (
          <Fact label={`Discount ${money.discount.code}, included`}>{formatRupees(money.discount.amount)}</Fact>
        )}
        <Fact label="Shipping">{formatRupees(money.shipping)}</Fact>
        <dt data-total>Total</dt>
        <dd data-total>{formatRupees(money.total)}</dd>
        {due > 0 && <Fact label="To collect in cash">{formatRupees(due)}</Fact>}
        {money.refunded > 0 && <Fact label="Refunded">− {formatRupees(money.refunded)}</Fact>}
      </LineSums>
    </Panel>
  );
}
