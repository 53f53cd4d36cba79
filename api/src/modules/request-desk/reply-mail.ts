import { dayInWords, formatPaise } from '@kaagazz/domain';
import { button, composeMail, paragraph, tableOf } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { StoredQuote } from './request-work.tables.ts';

interface Reply {
  to: string;
  subject: string;
  text: string;
  quote: StoredQuote | null;
  url: string | null;
  bank: string;
}

export function replyMail({ to, subject, text, quote, url, bank }: Reply): Mail {
  const blocks = text.split(/\n{2,}/).map(paragraph);
  return composeMail({
    kind: quote ? 'request-quote' : 'request-reply',
    to,
    title: subject,
    blocks: [
      ...blocks,
      ...(quote
        ? [
            tableOf(quoteRows(quote)),
            paragraph(validity(quote)),
            ...(bank ? [paragraph(`Bank transfer: ${bank}.`)] : []),
          ]
        : []),
      ...(url === null ? [] : [button('Pay online', url)]),
    ],
  });
}

function quoteRows({ lines, total, tax }: StoredQuote) {
  return [
    ...lines.map(({ title, quantity, unitPrice }) => ({
      label: title,
      value: `${quantity} × ${formatPaise(unitPrice)} = ${formatPaise(quantity * unitPrice)}`,
    })),
    { label: 'Total', value: `${formatPaise(total)}${tax > 0 ? `, including ${formatPaise(tax)} tax` : ''}` },
  ];
}

const validity = ({ validUntil }: StoredQuote) => `These prices are valid until ${dayInWords(validUntil)}.`;
