import type { DeskRequest } from '@kaagazz/api-schema';
import { Button, Cluster } from '@kaagazz/design-system';
import { dayInWords, formatRupees } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { FieldsForm } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { orderPath } from '../../paths.ts';
import { Panel, PlainList, Quiet, useChange } from '../../record/index.ts';
import { QuoteLines, emptyLine, linesOf } from './quote-lines.tsx';

const REPLY = [
  { name: 'subject', label: 'Subject', required: true },
  { name: 'text', label: 'Reply', type: 'area', required: true },
] as const;
const VALID_UNTIL = { name: 'validUntil', label: 'Valid until', type: 'date', required: true } as const;
const WITH_LINK = { name: 'withLink', label: 'Add a payment link', type: 'check' } as const;

type Message = DeskRequest['messages'][number];

export function Conversation({ request: { id, subject, email, messages } }: { request: DeskRequest }) {
  const { change } = useChange();
  const [isQuote, setQuote] = useState(false);
  const [lines, setLines] = useState([emptyLine(1)]);
  // Each form has its own key, so that a double click sends only one email.
  const [key, setKey] = useState(() => crypto.randomUUID());

  const send = async (values: Readonly<Record<string, string>>) => {
    const params = { id };
    const body = { key, subject: values.subject ?? '', text: values.text ?? '' };
    if (isQuote) {
      const withLink = values.withLink === 'true';
      const quote = { ...body, lines: linesOf(lines), validUntil: values.validUntil ?? '', withLink };
      await change('POST /desk/requests/:id/quote', { params, body: quote }, `Quote sent to ${email}`);
    } else await change('POST /desk/requests/:id/reply', { params, body }, `Sent to ${email}`);
    setKey(crypto.randomUUID());
    setQuote(false);
    setLines([emptyLine(1)]);
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
        fields={isQuote ? [...REPLY, VALID_UNTIL, WITH_LINK] : REPLY}
        initial={{ subject: `Your request: ${subject}` }}
        submit={isQuote ? 'Send quote' : 'Send reply'}
        draft={`reply/${id}`}
        onSubmit={send}
      >
        {isQuote && <QuoteLines lines={lines} onChange={setLines} />}
        <Cluster>
          <Button variant="quiet" onClick={() => setQuote(!isQuote)}>
            {isQuote ? 'Reply without prices' : 'Add prices'}
          </Button>
        </Cluster>
      </FieldsForm>
    </Panel>
  );
}

function Sent({ message: { at, who, text, quote } }: { message: Message }) {
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
