import { Button, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatRupees, indianDigits } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { DownloadPrintFile } from './download-print-file.tsx';
import { LinePicture } from '../order/line-picture.tsx';
import { lineAmount } from '../order/order.ts';
import type { OrderLine } from '../order/order.ts';
import { BelowLine, Courier, Line, Lines, Particulars } from './order-details.styles.ts';

type PrintParticulars = NonNullable<OrderLine['print']>;

/** How many products of an order are shown at first (specification §9). */
const SHOWN_AT_FIRST = 3;

/** What was bought: the first three products, and `+N more` which shows the rest. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? lines : lines.slice(0, SHOWN_AT_FIRST);
  const hidden = lines.length - shown.length;

  // The button that was pressed is gone: go on with what it brought.
  useEffect(() => {
    const first = list.current?.children[SHOWN_AT_FIRST];
    if (all && first instanceof HTMLElement) first.focus();
  }, [all]);

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
              </Text>
            </div>
            <span>{formatRupees(lineAmount(line))}</span>
            {line.print && <PrintedParticulars line={line} print={line.print} />}
          </Line>
        ))}
      </Lines>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          +{hidden} more
        </Button>
      )}
    </Stack>
  );
}

/** By what a print is known again, and the file that was printed: byte for byte what was approved. */
function PrintedParticulars({ line, print: { options, file } }: { line: OrderLine; print: PrintParticulars }) {
  return (
    <BelowLine gap={2}>
      {options.length > 0 && (
        <Particulars tone="soft" size="sm">
          {options.map(({ value }) => value).join(' · ')}
        </Particulars>
      )}
      {file !== null && (
        <Courier tone="soft" size="sm">
          File: {file}
        </Courier>
      )}
      <div>
        <DownloadPrintFile id={line.productId} title={line.title} file={file} />
      </div>
    </BelowLine>
  );
}

/** What was printed to order has no page of its own in the shop (E34). */
function LineTitle({ line }: { line: OrderLine }) {
  if (line.productId.startsWith('print_')) return <Text>{line.title}</Text>;
  return <TextLink to={`/products/${encodeURIComponent(line.productId)}`}>{line.title}</TextLink>;
}
