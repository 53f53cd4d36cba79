import type { Invoice } from '@kaagazz/api-schema';
import { Heading, Text } from '@kaagazz/design-system';
import { COMPANY, formatRupees } from '@kaagazz/domain';

import { indianDate } from '../indian-time/index.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { Brand, Facts, Head, InWords, Notice, Parties, Party, Paper } from './invoice.styles.ts';
import { InvoiceSums } from './invoice-sums.tsx';

/** An invoice as it is printed: who sold what to whom, when, for how much, and what of it is tax. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { number, seller, creditNote, totalAmount, totalInWords } = invoice;
  return (
    <Paper aria-labelledby="invoice-title">
      <Head>
        <div>
          <Heading level={1} size="xl" id="invoice-title">
            {seller.gstin === null ? 'Invoice' : 'Tax invoice'}
          </Heading>
          <Text>{number}</Text>
        </div>
        <Brand>{COMPANY.name}</Brand>
      </Head>
      {creditNote && (
        <Notice>
          <strong>This order was cancelled.</strong> {formatRupees(totalAmount)}, all of it, goes back the way it was
          paid: credit note {creditNote.number} of {indianDate(creditNote.issuedAt)}.
        </Notice>
      )}
      <Parties>
        <Seller seller={seller} />
        <Buyer invoice={invoice} />
        <OrderFacts invoice={invoice} />
      </Parties>
      <InvoiceLines invoice={invoice} />
      <InvoiceSums invoice={invoice} />
      <InWords>
        <Text tone="soft" size="sm">
          Total in words
        </Text>
        <Text tone="strong">{totalInWords}</Text>
      </InWords>
      <Text tone="soft" size="sm">
        Paid in full online, payment {invoice.paymentId}.{' '}
        {seller.gstin !== null && 'Tax is not payable on reverse charge. '}
        This invoice was made by a computer and is good without a signature.
      </Text>
    </Paper>
  );
}

function Seller({ seller: { name, address, email, phone, gstin } }: Pick<Invoice, 'seller'>) {
  return (
    <Party>
      <h2>Sold by</h2>
      <strong>{name}</strong>
      <address>{[address, email, phone].join('\n')}</address>
      {gstin !== null && <span>GSTIN {gstin}</span>}
    </Party>
  );
}

function Buyer({ invoice: { buyer, placeOfSupply } }: { invoice: Invoice }) {
  return (
    <Party>
      <h2>Sold to</h2>
      <strong>{buyer.name}</strong>
      <address>{buyer.address}</address>
      {placeOfSupply && (
        <span>
          Place of supply: {placeOfSupply.name} ({placeOfSupply.code})
        </span>
      )}
    </Party>
  );
}

function OrderFacts({ invoice: { issuedAt, orderNumber, orderedAt } }: { invoice: Invoice }) {
  return (
    <Facts>
      <dt>Date</dt>
      <dd>{indianDate(issuedAt)}</dd>
      <dt>Order</dt>
      <dd>{orderNumber}</dd>
      <dt>Ordered on</dt>
      <dd>{indianDate(orderedAt)}</dd>
    </Facts>
  );
}
