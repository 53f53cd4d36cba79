import type { Order } from '@kaagazz/api-schema';
import { Button, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatRupees, hasStock, indianDigits, isCancellable } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { LinePicture } from '../order/line-picture.tsx';
import { lineAmount } from '../order/order.ts';
import type { OrderLine } from '../order/order.ts';
import { DownloadPrintFile } from './download-print-file.tsx';
import { PressCountdown } from './press-countdown.tsx';
import { PrintVersions } from './print-versions.tsx';
import { BelowLine, BreakingText, Line, Lines, Options } from './order-details.styles.ts';

type Print = NonNullable<OrderLine['print']>;

const SHOWN_INITIALLY = 3;

export function OrderLines({ order: { products: lines, status, pressStart } }: { order: Order }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isExpanded ? lines : lines.slice(0, SHOWN_INITIALLY);
  const hidden = lines.length - shown.length;

  // Focus the first line that was revealed, because the button that revealed it is gone.
  useEffect(() => {
    const firstNew = list.current?.children[SHOWN_INITIALLY];
    if (isExpanded && firstNew instanceof HTMLElement) firstNew.focus();
  }, [isExpanded]);

  return (
    <Stack gap={4}>
      <Lines ref={list} aria-label="Products">
        {shown.map((line) => (
          <Line key={line.productId} tabIndex={-1}>
            <LinePicture line={line} />
            <div>
              <LineTitle line={line} />
              <Text tone="soft" size="sm">
                {indianDigits(line.quantity)} × {formatRupees(line.price)}
                {line.print?.copies !== undefined && `, now ${indianDigits(line.print.copies)}`}
              </Text>
            </div>
            <span>{formatRupees(lineAmount(line))}</span>
            {line.print && <PrintDetails line={line} print={line.print} status={status} pressStart={pressStart} />}
          </Line>
        ))}
      </Lines>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setIsExpanded(true)}>
          +{hidden} more
        </Button>
      )}
    </Stack>
  );
}

interface PrintDetailsProps {
  line: OrderLine;
  print: Print;
  status: Order['status'];
  pressStart: string | undefined;
}

function PrintDetails({ line, print, status, pressStart }: PrintDetailsProps) {
  const { options, file, versions, textPath, repliesPath, sharePath, certificatesPath } = print;
  const printed = versions.at(-1)?.id ?? line.productId;
  return (
    <BelowLine gap={2}>
      {options.length > 0 && (
        <Options tone="soft" size="sm">
          {options.map(({ value }) => value).join(' · ')}
        </Options>
      )}
      {file !== null && (
        <BreakingText tone="soft" size="sm">
          File: {file}
        </BreakingText>
      )}
      {versions.length > 1 && <PrintVersions versions={versions} />}
      {repliesPath !== undefined && (
        <Text size="sm">
          <TextLink to={repliesPath}>See who is coming</TextLink>, and remind your guests to reply.
        </Text>
      )}
      {sharePath !== undefined && (
        <Text size="sm">
          <TextLink to={sharePath}>Share online</TextLink>: a page with the card, for guests who are far away.
        </Text>
      )}
      {certificatesPath !== undefined && (
        <Text size="sm">
          <TextLink to={certificatesPath}>See the numbers</TextLink> of your certificates, or revoke one.
        </Text>
      )}
      {textPath && (
        <Text size="sm">
          You can <TextLink to={textPath}>change this print</TextLink> until printing starts. Changing the text is free.
          If you change the quantity or the paper, you pay or get back the difference.{' '}
          <PressCountdown start={pressStart} />
        </Text>
      )}
      {textPath === null && isCancellable(status) && (
        <Text size="sm">This order is being printed, so it can no longer be changed.</Text>
      )}
      <div>
        <DownloadPrintFile id={printed} title={line.title} file={file} />
      </div>
    </BelowLine>
  );
}

function LineTitle({ line }: { line: OrderLine }) {
  if (!hasStock(line.productId)) return <Text>{line.title}</Text>;
  return <TextLink to={`/products/${encodeURIComponent(line.productId)}`}>{line.title}</TextLink>;
}
