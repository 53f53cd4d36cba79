import type { Invoice } from '@kaagazz/api-schema';
import { Heading, Text } from '@kaagazz/design-system';
import { COMPANY, formatRupees, isKnown } from '@kaagazz/domain';

import { indianDate } from '../indian-time/index.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceTotals } from './invoice-totals.tsx';
import { AmountInWords, Brand, Facts, Head, Notice, Paper, Parties, Party } from './invoice.styles.ts';

interface InvoiceSheetProps {
  invoice: Invoice;
  creditNoteFollows: boolean;
}

export function InvoiceSheet({ invoice, creditNoteFollows }: InvoiceSheetProps) {
  const { number, seller, creditNote, refunds, totalInWords, paymentId } = invoice;
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
      {refunds.map((refund) => (
        <Notice key={refund.number}>
          {formatRupees(refund.amount)} of this order is refunded to the original payment method: credit note{' '}
          {refund.number} of {indianDate(refund.issuedAt)}.
        </Notice>
      ))}
      {creditNote && (
        <Notice>
          <strong>This order was cancelled.</strong> {refunds.length === 0 ? 'The full amount of' : 'The remaining'}{' '}
          {formatRupees(creditNote.amount)} is refunded to the original payment method: credit note {creditNote.number}{' '}
          of {indianDate(creditNote.issuedAt)}.
        </Notice>
      )}
      {creditNoteFollows && <Notice>The credit note has not been issued yet.</Notice>}
      <Parties>
        <Seller seller={seller} />
        <Buyer invoice={invoice} />
        <OrderFacts invoice={invoice} />
      </Parties>
      <InvoiceLines invoice={invoice} />
      <InvoiceTotals invoice={invoice} />
      <AmountInWords>
        <Text tone="soft" size="sm">
          Total in words
        </Text>
        <Text tone="strong">{totalInWords}</Text>
      </AmountInWords>
      <Text tone="soft" size="sm">
        {paymentId === '' ? 'Payment: cash on delivery.' : `Paid in full online, payment ${paymentId}.`}{' '}
        {seller.gstin !== null && 'Tax is not payable on reverse charge. '}
        This is a computer-generated invoice and needs no signature.
      </Text>
    </Paper>
  );
}

function isGiven(detail: string): boolean {
  return detail !== '' && isKnown(detail);
}

function Seller({ seller: { name, address, email, phone, gstin, bank } }: Pick<Invoice, 'seller'>) {
  const place = isGiven(address) ? address : `${COMPANY.city}, ${COMPANY.country}`;
  return (
    <Party>
      <h2>Sold by</h2>
      <strong>{isGiven(name) ? name : COMPANY.name}</strong>
      <address>{[place, email, phone].filter(isGiven).join('\n')}</address>
      {gstin !== null && isGiven(gstin) && <span>GSTIN {gstin}</span>}
      {bank !== undefined && <span>Bank details: {bank}</span>}
    </Party>
  );
}

function Buyer({ invoice: { buyer, placeOfSupply } }: { invoice: Invoice }) {
  return (
    <Party>
      <h2>Sold to</h2>
      {buyer.company && <strong>{buyer.company}</strong>}
      <strong>{buyer.name}</strong>
      <address>{buyer.address}</address>
      {buyer.gstin && <span>GSTIN {buyer.gstin}</span>}
      {buyer.purchaseOrder && <span>Purchase order {buyer.purchaseOrder}</span>}
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
