import type { QuotedLine } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { ButtonLink, Cluster, Icon, Picture, Skeleton, Text, TextLink, tokens } from '@kaagazz/design-system';
import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { LineProblemNote } from '../quote/index.ts';
import type { QuotedPrint } from '../quote/index.ts';
import { Amount, Changes, Facts, Remove, Row } from './cart-line.styles.ts';

/** A sheet is taller or wider than the square that products fill: it is shown whole, without a ground of its own. */
const PrintRow = styled(Row)`
  picture img {
    aspect-ratio: 1;
    object-fit: contain;
  }
`;

/** What was typed may be long: two lines of it are enough to know the print again. */
const Particulars = styled(Text)`
  display: -webkit-box;
  grid-column: 1 / -1;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const FileName = styled(Text)`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`;

const Approved = styled(Text)`
  display: inline-flex;
  gap: ${tokens.space(2)};
  align-items: center;
  color: ${tokens.color.leafDark};
`;

/** As high as a finger wants it. */
const Entry = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
`;

interface PrintLineRowProps {
  line: CartLine;
  /** what the shop says of it now; `undefined` while that is not known */
  quoted: QuotedLine | undefined;
  /** what the shop says of it is awaited: its place is kept, so that nothing moves when it comes */
  isAsked: boolean;
  /** it has just been put back: the focus comes here */
  takesFocus: boolean;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/**
 * Something printed to order in the cart: how it looks, what was chosen, how many copies, and the one thing left to do before it can be
 * paid: its proof. How many there are belongs to what was approved, so it is changed in the form.
 */
export function PrintLineRow({ line, quoted, isAsked, takesFocus, onPrice, onRemove }: PrintLineRowProps) {
  const removeRef = useRef<HTMLButtonElement>(null);
  const { title, quantity, price } = line;
  const print = quoted?.print;
  const image = print?.image || line.image;
  const isAwaited = isAsked && !print;

  useEffect(() => {
    if (takesFocus) removeRef.current?.focus();
  }, [takesFocus]);

  /** The button that settled it is gone with the note: the focus goes to the line's own. */
  function accept(now: number) {
    onPrice(now);
    removeRef.current?.focus();
  }

  return (
    <PrintRow>
      <Picture src={image === '' ? noPicture : image} alt="" width={320} height={320} />
      <Facts>
        <Text tone="strong">{title}</Text>
        <Amount>{formatPaise(fromRupees(price) * quantity)}</Amount>
        <Text tone="soft" size="sm">
          {indianDigits(quantity)} × {formatPaise(fromRupees(price))}
        </Text>
        {print && <WhatItIs print={print} />}
        {isAwaited && (
          <Particulars as="div">
            <Skeleton height="2.8em" />
          </Particulars>
        )}
        <Changes>
          {print && <ProofEntry title={title} print={print} />}
          {isAwaited && <Skeleton width="10.5rem" height="2.75rem" />}
          <Cluster gap={4}>
            {print && (
              <Entry to={print.editPath} aria-label={`Edit ${title}`}>
                Edit
              </Entry>
            )}
            <Remove ref={removeRef} variant="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
              Remove
            </Remove>
          </Cluster>
        </Changes>
      </Facts>
      {quoted?.problem && quoted.problem !== 'NOT_APPROVED' && (
        <LineProblemNote line={line} quoted={quoted} settle={{ take: () => undefined, accept }} />
      )}
    </PrintRow>
  );
}

function WhatItIs({ print: { options, file } }: { print: QuotedPrint }) {
  return (
    <>
      {options.length > 0 && (
        <Particulars tone="soft" size="sm">
          {options.map(({ value }) => value).join(' · ')}
        </Particulars>
      )}
      {file !== null && (
        <FileName tone="soft" size="sm">
          File: {file}
        </FileName>
      )}
    </>
  );
}

function ProofEntry({ title, print: { approved, proofPath } }: { title: string; print: QuotedPrint }) {
  if (!approved) {
    return (
      <ButtonLink to={proofPath} aria-label={`Look at your proof: ${title}`}>
        Look at your proof
      </ButtonLink>
    );
  }
  return (
    <Entry to={proofPath} aria-label={`Proof approved: ${title}`}>
      <Approved as="span" size="sm">
        <Icon name="check" size={18} /> Proof approved
      </Approved>
    </Entry>
  );
}
