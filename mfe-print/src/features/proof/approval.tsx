import type { PrintLine } from '@kaagazz/api-schema';
import { problemOf, useToast } from '@kaagazz/contract';
import { Button, ButtonLink, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { externalPaths } from '../../paths.ts';
import type { LineWithProof } from './proof.api.ts';
import { useApproveProofMutation, useLazyPrintFileQuery } from './proof.api.ts';
import { ChangeTerms, approveLabel } from './change-terms.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { saveFile } from '../../save-file.ts';

const IN_CART = 'You approved this proof. You can now pay for the item in your cart.';
const APPROVED = {
  cart: IN_CART,
  removed: IN_CART,
  ordered: 'You approved this proof and placed the order.',
};

function hasSamples({ state, service }: PrintLine): boolean {
  return state === 'cart' && PRINT_SERVICES[service].fields.some(({ kind }) => kind === 'sample');
}

interface ApprovalProps extends LineWithProof {
  onChanged: () => void;
}

export function Approval({ line, proof, onChanged }: ApprovalProps) {
  const [approveProof, { isLoading }] = useApproveProofMutation();
  const [fetchFile, { isFetching }] = useLazyPrintFileQuery();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();

  const isRevision = line.revises !== null;
  const { change } = line;

  async function approve() {
    setProblem(null);
    const difference = change?.difference ?? 0;
    const { data, error } = await approveProof({
      ...{ id: line.id, sha256: proof.sha256 },
      ...(difference !== 0 && { difference }),
    });
    if (error) {
      const { code, message } = problemOf(error);
      setProblem(message);
      if (code === 'PROOF_CHANGED' || code === 'PRICE_CHANGED') onChanged();
      return;
    }
    if (data.change?.payPath) {
      onChanged();
      return;
    }
    toast({ text: 'Proof approved.', tone: 'success' });
    await navigate(isRevision ? externalPaths.orders : externalPaths.cart);
  }

  async function download() {
    setProblem(null);
    const { data, error } = await fetchFile(line.id);
    if (data) saveFile(data, proof.fileName);
    else setProblem(problemOf(error).message || 'We couldn’t download the file. Please try again.');
  }

  const isOrdered = line.state === 'ordered' && !isRevision;
  const isApproved = proof.approvedAt !== null;
  return (
    <Stack gap={4}>
      {change?.payPath ? null : isApproved ? (
        <FormMessage tone="success">
          {isRevision ? 'You approved this version of your order.' : APPROVED[line.state]}
        </FormMessage>
      ) : (
        <Text>
          Check all names, dates and numbers once more. We print exactly this file after you approve it, including any
          mistakes.
        </Text>
      )}
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      {change !== undefined && <ChangeTerms change={change} />}
      {!isApproved && !change?.payPath && (
        <Button size="lg" busy={isLoading} onClick={() => void approve()}>
          {change === undefined ? 'Approve and go to cart' : approveLabel(change.difference)}
        </Button>
      )}
      {isApproved && !isOrdered && !isRevision && (
        <ButtonLink to={externalPaths.cart} size="lg">
          Go to cart
        </ButtonLink>
      )}
      {hasSamples(line) && <SampleOffer line={line} />}
      {!isOrdered && (
        <ButtonLink to={line.editPath} variant="secondary">
          Change something
        </ButtonLink>
      )}
      <Button variant="quiet" busy={isFetching} onClick={() => void download()}>
        Download the print file
      </Button>
    </Stack>
  );
}
