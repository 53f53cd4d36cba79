import type { MyReturns } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import {
  Button,
  Cluster,
  Form,
  FormMessage,
  PhotographsField,
  SelectField,
  Text,
  TextAreaField,
  TextField,
  usePhotographs,
} from '@kaagazz/design-system';
import { RETURN_TEXT_LIMIT, type ReturnReason } from '@kaagazz/domain';
import { useState } from 'react';

import { useAddReturnPhotographMutation, useRequestReturnMutation } from '../order/orders.api.ts';

interface ReturnFormProps {
  userId: string;
  orderNumber: string;
  lines: MyReturns['lines'];
  onClose: () => void;
}

const REASONS = [
  { value: 'faulty', label: 'Damaged, faulty or wrong item' },
  { value: 'unwanted', label: 'I changed my mind' },
];

export function ReturnForm({ userId, orderNumber, lines, onClose }: ReturnFormProps) {
  const [request, { isLoading, error }] = useRequestReturnMutation();
  const [addPhotograph] = useAddReturnPhotographMutation();
  const photographs = usePhotographs(async (body) => {
    const result = await addPhotograph({ orderNumber, body });
    return result.data ? { photograph: result.data } : { problem: problemOf(result.error).message };
  });
  // This idempotency key ensures that submitting the form twice creates only one return.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReturnReason>('faulty');
  const [text, setText] = useState('');
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setIsChecked] = useState(false);

  const offered = lines.filter(({ onlyIfFaulty }) => reason === 'faulty' || !onlyIfFaulty);
  const picked = offered
    .map(({ position }) => ({ position, quantity: Number(pieces[position] ?? 0) }))
    .filter(({ quantity }) => quantity !== 0);
  const problemOfLine = ({ position, quantity }: MyReturns['lines'][number]) => {
    const count = Number(pieces[position] ?? 0);
    const isValid = Number.isInteger(count) && count >= 0 && count <= quantity;
    return isChecked && !isValid ? `Enter a number from 0 to ${quantity}.` : undefined;
  };
  const isValid = picked.every(({ position, quantity }) => {
    const most = offered.find((line) => line.position === position)?.quantity ?? 0;
    return Number.isInteger(quantity) && quantity > 0 && quantity <= most;
  });

  async function submit() {
    setIsChecked(true);
    if (picked.length === 0 || !isValid || photographs.isBusy) return;
    const ids = photographs.uploaded.map(({ id }) => id);
    const body = { key, reason, text, lines: picked, photographs: ids };
    const result = await request({ userId, orderNumber, body });
    if (!result.error) onClose();
  }

  return (
    <Form
      aria-label="Return something"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField
        label="Why do you want to return these items?"
        options={REASONS}
        value={reason}
        onChange={({ target: { value } }) => setReason(value === 'unwanted' ? 'unwanted' : 'faulty')}
      />
      {offered.map((line) => (
        <TextField
          key={line.position}
          type="number"
          inputMode="numeric"
          min={0}
          max={line.quantity}
          label={line.title}
          hint={`Items to return, of ${line.quantity}`}
          value={pieces[line.position] ?? '0'}
          error={problemOfLine(line)}
          onChange={({ target: { value } }) => setPieces({ ...pieces, [line.position]: value })}
        />
      ))}
      {offered.length < lines.length && (
        <Text tone="soft" size="sm">
          Items made or printed for you can be returned only if faulty.
        </Text>
      )}
      <TextAreaField
        label={reason === 'faulty' ? 'What is wrong with it?' : 'Anything we should know?'}
        maxLength={RETURN_TEXT_LIMIT}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
      />
      <PhotographsField photographs={photographs} />
      {isChecked && picked.length === 0 && <FormMessage tone="error">Choose at least one item.</FormMessage>}
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <Cluster>
        <Button type="submit" busy={isLoading || photographs.isBusy}>
          Ask for the return
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep everything
        </Button>
      </Cluster>
    </Form>
  );
}
