import type { QuotedLine } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { ButtonLink, Cluster, Icon, Picture, Skeleton, Text, TextLink, tokens } from '@kaagazz/design-system';
import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { LineProblemNote } from '../quote/index.ts';
import type { QuotedPrint } from '../quote/index.ts';
import { Amount, Controls, Details, Remove, Row } from './cart-line.styles.ts';

const PrintRow = styled(Row)`
  picture img {
    aspect-ratio: 1;
    object-fit: contain;
  }
`;

const Options = styled(Text)`
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

const TouchLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
`;

interface PrintLineRowProps {
  line: CartLine;
  quoted: QuotedLine | undefined;
  isLoading: boolean;
  shouldFocus: boolean;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/** The shopper can't change the quantity here, because it was approved with the proof. */
export function PrintLineRow({ line, quoted, isLoading, shouldFocus, onPrice, onRemove }: PrintLineRowProps) {
  const removeRef = useRef<HTMLButtonElement>(null);
  const { title, quantity, price } = line;
  const print = quoted?.print;
  const image = print?.image || line.image;
  const isPending = isLoading && !print;

  useEffect(() => {
    if (shouldFocus) removeRef.current?.focus();
  }, [shouldFocus]);

  function acceptPrice(newPrice: number) {
    onPrice(newPrice);
    removeRef.current?.focus();
  }

  return (
    <PrintRow>
      <Picture src={image === '' ? noPicture : image} alt="" width={320} height={320} />
      <Details>
        <Text tone="strong">{title}</Text>
        <Amount>{formatPaise(fromRupees(price) * quantity)}</Amount>
        <Text tone="soft" size="sm">
          {indianDigits(quantity)} × {formatPaise(fromRupees(price))}
        </Text>
        {print && <PrintDetails print={print} />}
        {isPending && (
          <Options as="div">
            <Skeleton height="2.8em" />
          </Options>
        )}
        <Controls>
          {print && <ProofLink title={title} print={print} />}
          {isPending && <Skeleton width="10.5rem" height="2.75rem" />}
          <Cluster gap={4}>
            {print && (
              <TouchLink to={print.editPath} aria-label={`Edit ${title}`}>
                Edit
              </TouchLink>
            )}
            <Remove ref={removeRef} variant="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
              Remove
            </Remove>
          </Cluster>
        </Controls>
      </Details>
      {quoted?.problem && quoted.problem !== 'NOT_APPROVED' && (
        <LineProblemNote line={line} quoted={quoted} actions={{ onQuantity: () => undefined, onPrice: acceptPrice }} />
      )}
    </PrintRow>
  );
}

function PrintDetails({ print: { options, file } }: { print: QuotedPrint }) {
  return (
    <>
      {options.length > 0 && (
        <Options tone="soft" size="sm">
          {options.map(({ value }) => value).join(' · ')}
        </Options>
      )}
      {file !== null && (
        <FileName tone="soft" size="sm">
          File: {file}
        </FileName>
      )}
    </>
  );
}

function ProofLink({ title, print: { approved, proofPath } }: { title: string; print: QuotedPrint }) {
  if (!approved) {
    return (
      <ButtonLink to={proofPath} aria-label={`Look at your proof: ${title}`}>
        Look at your proof
      </ButtonLink>
    );
  }
  return (
    <TouchLink to={proofPath} aria-label={`Proof approved: ${title}`}>
      <Approved as="span" size="sm">
        <Icon name="check" size={18} /> Proof approved
      </Approved>
    </TouchLink>
  );
}
