import type { DeskRequest } from '@kaagazz/api-schema';
import { Button, Cluster, Text } from '@kaagazz/design-system';
import { dayInWords, formatRupees } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { FieldsForm, type FieldSpec, rowsIn, rowsText, useDraft, type Values } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { orderPath } from '../../paths.ts';
import { Panel, PlainList, Quiet, useChange } from '../../record/index.ts';

const REPLY = [
  { name: 'subject', label: 'Subject', required: true },
  { name: 'text', label: 'Reply', type: 'area', required: true },
] as const;

const QUOTE_COLUMNS: readonly FieldSpec[] = [
  { name: 'title', label: 'What', required: true },
  { name: 'quantity', label: 'Pieces', type: 'number', required: true, initial: '1' },
  { name: 'unitPrice', label: 'Rupees each', type: 'number', required: true },
  { name: 'taxPercent', label: 'Tax in %', type: 'number', required: true, initial: '18' },
];

const QUOTE: readonly FieldSpec[] = [
  { name: 'lines', label: 'Prices', type: 'rows', columns: QUOTE_COLUMNS, required: true },
  { name: 'validUntil', label: 'Valid until', type: 'date', required: true },
  { name: 'withLink', label: 'Add a payment link', type: 'check' },
];

const FIRST_LINE = rowsText([QUOTE_COLUMNS.map(({ initial = '' }) => initial)]);

function quoteLinesIn(text: string) {
  return rowsIn(QUOTE_COLUMNS, text).map(([title = '', quantity, unitPrice, taxPercent]) => ({
    title: title.trim(),
    quantity: Number(quantity),
    unitPrice: Number(unitPrice),
    taxPercent: Number(taxPercent),
  }));
}

export function Conversation({ request: { id, subject, email, messages } }: { request: DeskRequest }) {
  const { change } = useChange();
  const [isQuote, setQuote] = useState(false);
  const draft = `reply/${id}`;
  const kept = useDraft(draft);
  const [typed, setTyped] = useState(() => kept.read());

  const send = async (values: Values, { key }: { key: string }) => {
    const { subject: title = '', text = '', lines = '', validUntil = '', withLink } = values;
    const params = { id };
    const body = { key, subject: title, text };
    if (isQuote) {
      const quote = { ...body, lines: quoteLinesIn(lines), validUntil, withLink: withLink === 'true' };
      await change('POST /desk/requests/:id/quote', { params, body: quote }, `Quote sent to ${email}`);
    } else await change('POST /desk/requests/:id/reply', { params, body }, `Sent to ${email}`);
    setQuote(false);
    setTyped({});
  };

  return (
    <Panel title="Conversation">
      <PlainList>
        {messages.map((message) => (
          <Sent key={message.id} message={message} />
        ))}
      </PlainList>
      <FieldsForm
        key={`${messages.length} ${isQuote}`}
        fields={isQuote ? [...REPLY, ...QUOTE] : REPLY}
        initial={{ subject: `Your request: ${subject}`, lines: FIRST_LINE }}
        submit={isQuote ? 'Send quote' : 'Send reply'}
        draft={draft}
        onValues={setTyped}
        onSubmit={send}
      >
        {isQuote && <Text>Total with tax: {formatRupees(totalOf(typed.lines))}</Text>}
        <Cluster>
          <Button variant="quiet" onClick={() => setQuote(!isQuote)}>
            {isQuote ? 'Reply without prices' : 'Add prices'}
          </Button>
        </Cluster>
      </FieldsForm>
    </Panel>
  );
}

function totalOf(lines = FIRST_LINE): number {
  const total = quoteLinesIn(lines).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  return Math.round(total * 100) / 100;
}

function Sent({ message: { at, who, text, quote } }: { message: DeskRequest['messages'][number] }) {
  return (
    <li>
      <Quiet>
        {who}, {indianTime(at)}
      </Quiet>
      {text}
      {quote && (
        <PlainList aria-label="Quote">
          {quote.lines.map(({ title, quantity, unitPrice }, at) => (
            <li key={at}>
              {quantity} × {title} at {formatRupees(unitPrice)}
            </li>
          ))}
          {quote.link && <QuoteLink link={quote.link} />}
          <li>
            <strong>{formatRupees(quote.total)}</strong>, of which {formatRupees(quote.tax)} tax,{' '}
            {quote.isExpired ? 'expired on' : 'valid until'} {dayInWords(quote.validUntil)}
          </li>
        </PlainList>
      )}
    </li>
  );
}

function QuoteLink({ link: { url, order } }: { link: { url: string; order: string | null } }) {
  return (
    <li>
      {order === null ? (
        <>
          Not paid yet: <a href={url}>payment link</a>
        </>
      ) : (
        <>
          Paid: <Link to={orderPath(order)}>{order}</Link>
        </>
      )}
    </li>
  );
}
