import { formatPaise, formatRupees, fromRupees, indianDigits } from '@kaagazz/domain';
import { isSample, PRINT_SERVICES } from '@kaagazz/domain/print';
import { Fragment } from 'react';

import { formatFileSize } from '../upload/index.ts';
import type { LineWithProof } from './proof.api.ts';
import { Facts } from './proof.styles.ts';

function differenceText(difference: number): string {
  if (difference === 0) return 'No extra charge';
  return difference > 0 ? `${formatRupees(difference)} more` : `You get back ${formatRupees(-difference)}`;
}

export function ProofFacts({ line, proof }: LineWithProof) {
  const { options, quantity, price, file, service, change } = line;
  const [one, many] = PRINT_SERVICES[service].piece;
  const pages = file?.pages ?? null;
  const facts = [
    ...options,
    ...(file === null ? [] : [{ label: 'File', value: `${proof.fileName}, ${formatFileSize(proof.size)}` }]),
    ...(pages === null || 'pages' in line.fields ? [] : [{ label: 'Pages in the file', value: String(pages) }]),
    {
      label: 'Quantity',
      value: isSample(line.fields)
        ? '1 printed sample'
        : `${indianDigits(quantity)} ${quantity === 1 ? one : many}` +
          (change !== undefined && change.copies !== quantity ? `, instead of ${indianDigits(change.copies)}` : ''),
    },
    ...(line.revises === null
      ? [{ label: 'Price', value: `${formatRupees(price)} each, ${formatPaise(fromRupees(price) * quantity)} in all` }]
      : change === undefined
        ? []
        : [{ label: 'Price', value: differenceText(change.difference) }]),
  ];
  return (
    <Facts>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}
