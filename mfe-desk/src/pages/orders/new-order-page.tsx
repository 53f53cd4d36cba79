import type { DeskPaymentLink } from '@kaagazz/api-schema';
import {
  Cluster,
  FieldPair,
  IconButton,
  QuantityStepper,
  SelectField,
  TextAreaField,
  TextField,
} from '@kaagazz/design-system';
import { formatRupees, maximumQuantityOf } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { LinkCreated } from '../../features/new-order/link-created.tsx';
import { PAYMENTS, useNewOrderDraft, type Texts } from '../../features/new-order/new-order-draft.ts';
import { OrderSums } from '../../features/new-order/order-sums.tsx';
import { ProductSearch } from '../../features/new-order/product-search.tsx';
import { usePlacement } from '../../features/new-order/use-placement.ts';
import { optionsOf } from '../../list/index.ts';
import { paths } from '../../paths.ts';
import { Column, Panel, PlainList, Quiet, ScreenHead, TwoColumns } from '../../record/index.ts';

export function NewOrderPage() {
  const draft = useNewOrderDraft();
  const { texts, lines } = draft;
  const [created, setCreated] = useState<DeskPaymentLink | null>(null);
  const order = usePlacement(draft, setCreated);
  const titles = new Map((order.preview?.lines ?? []).map((line) => [line.productId, line]));
  const field = (name: keyof Texts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => draft.set(name, target.value),
  });

  return (
    <>
      <ScreenHead title="New order">
        <Link to={paths.paymentLinks}>Payment links</Link>
      </ScreenHead>
      {created ? (
        <LinkCreated link={created} onAnother={() => setCreated(null)} />
      ) : (
        <TwoColumns>
          <Column>
            <Panel title="Products">
              <PlainList aria-label="Lines">
                {lines.map(({ productId, quantity }) => {
                  const line = titles.get(productId);
                  const title = line?.title ?? productId;
                  return (
                    <Cluster as="li" justify="space-between" key={productId}>
                      <span>
                        {title}
                        {line && (
                          <Quiet>
                            {formatRupees(line.price)} each, {formatRupees(line.amount)}
                          </Quiet>
                        )}
                      </span>
                      <Cluster>
                        <QuantityStepper
                          label={`Pieces of ${title}`}
                          quantity={quantity}
                          maximum={maximumQuantityOf(productId)}
                          onChange={(delta) => draft.setQuantity(productId, quantity + delta)}
                          onTyped={(typed) => draft.setQuantity(productId, Math.max(1, typed))}
                        />
                        <IconButton
                          label={`Remove ${title}`}
                          icon="close"
                          onClick={() => draft.setQuantity(productId, 0)}
                        />
                      </Cluster>
                    </Cluster>
                  );
                })}
              </PlainList>
              <ProductSearch
                onAdd={(id) =>
                  draft.setQuantity(id, (lines.find(({ productId }) => productId === id)?.quantity ?? 0) + 1)
                }
              />
            </Panel>
            <Panel title="Customer">
              <FieldPair>
                <TextField label="Name" autoComplete="off" {...field('name')} />
                <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
              </FieldPair>
              <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
              <TextAreaField
                label="Address"
                rows={3}
                hint="House and street, city, state and PIN code"
                {...field('address')}
              />
            </Panel>
          </Column>
          <Column>
            <Panel title="Payment">
              <SelectField label="How is it paid?" options={optionsOf(PAYMENTS)} {...field('payment')} />
              {texts.payment === 'paid' && (
                <TextField label="How was it paid?" hint="For example a UPI reference" {...field('reference')} />
              )}
              <TextField label="Discount in %" type="number" min={0} max={100} {...field('discountPercent')} />
              {Number(texts.discountPercent) > 0 && (
                <TextField label="Reason for the discount" {...field('discountReason')} />
              )}
            </Panel>
            <OrderSums
              order={order}
              submit={texts.payment.startsWith('link') ? 'Create the payment link' : 'Place the order'}
            />
          </Column>
        </TwoColumns>
      )}
    </>
  );
}
