import { useToast } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';
import { Button, ButtonLink, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { elsewhere } from '../../paths.ts';
import type { LineWithProof } from './proof.api.ts';
import { useApproveProofMutation, useLazyPrintFileQuery } from './proof.api.ts';
import { saveBlob } from './save-blob.ts';

interface ApprovalProps extends LineWithProof {
  /** the proof is another one by now: it is fetched anew */
  onChanged: () => void;
}

/** Yes, something else, or the file to look at elsewhere. */
export function Approval({ line, proof, onChanged }: ApprovalProps) {
  const [approve, { isLoading }] = useApproveProofMutation();
  const [fetchFile, { isFetching }] = useLazyPrintFileQuery();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();

  async function sayYes() {
    setProblem(null);
    const { error } = await approve({ id: line.id, sha256: proof.sha256 });
    if (error) {
      const { code, message } = error as ApiProblem;
      setProblem(message);
      if (code === 'PROOF_CHANGED') onChanged();
      return;
    }
    toast({ text: 'Proof approved.', tone: 'success' });
    await navigate(elsewhere.cart);
  }

  async function download() {
    setProblem(null);
    const { data, error } = await fetchFile(line.id);
    if (data) saveBlob(data, proof.fileName);
    else setProblem((error as ApiProblem | undefined)?.message ?? 'The file could not be fetched. Try again.');
  }

  const isOrdered = line.state === 'ordered';
  const isApproved = proof.approvedAt !== null;
  return (
    <Stack gap={4}>
      {isApproved ? (
        <FormMessage tone="success">
          {isOrdered
            ? 'You approved this proof, and it is ordered.'
            : 'You approved this proof. It is ready to be paid.'}
        </FormMessage>
      ) : (
        <Text>
          Read names, dates and numbers once more. When you approve, exactly this file is printed; a mistake that stands
          in it will stand on paper, too.
        </Text>
      )}
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      {!isApproved && (
        <Button size="lg" busy={isLoading} onClick={() => void sayYes()}>
          Approve and go to cart
        </Button>
      )}
      {isApproved && !isOrdered && (
        <ButtonLink to={elsewhere.cart} size="lg">
          Go to cart
        </ButtonLink>
      )}
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
