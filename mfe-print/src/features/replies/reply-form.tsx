import { problemOf } from '@kaagazz/contract';
import { Button, Form, FormMessage, TextAreaField, TextField } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';
import { MAXIMUM_REPLY_GUESTS, REPLY_LENGTHS } from '@kaagazz/domain/print';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useSaveReplyMutation } from './replies.api.ts';
import type { Invitation } from './replies.api.ts';
import { replyDraft } from './reply-draft.ts';
import type { ReplyValues } from './reply-draft.ts';

interface ReplyFormProps {
  code: string;
  token: string;
  invitation: Invitation;
  onSent: () => void;
}

export function ReplyForm({ code, token, invitation, onSent }: ReplyFormProps) {
  const { functions, reply } = invitation;
  const [draft] = useState(() => replyDraft(code).read(null));
  const unsent = draft?.token === token ? draft.values : null;
  const form = useForm<ReplyValues>({ defaultValues: unsent ?? valuesOf(invitation) });
  const { errors } = form.formState;
  const [saveReply, { isLoading, error }] = useSaveReplyMutation();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => replyDraft(code).save(null, { token, values }),
      }),
    [form, code, token],
  );

  async function send(values: ReplyValues) {
    const guests = Object.fromEntries(functions.map(({ id }) => [id, Number(values[fieldOf(id)])]));
    const { names = '', note = '' } = values;
    const { data } = await saveReply({ code, body: { token, names, guests, note } });
    if (data) onSent();
  }

  return (
    <Form aria-label="Your reply" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        label="Who is replying?"
        hint="Include everyone you are replying for."
        required
        autoComplete="name"
        maxLength={REPLY_LENGTHS.names}
        error={errors.names?.message}
        {...form.register('names', { validate: (names = '') => names.trim() !== '' || 'Tell the hosts your name.' })}
      />
      {functions.map(({ id, name, day }) => (
        <TextField
          key={id}
          label={`${name}, ${dayInWords(day)}: how many of you are coming?`}
          hint={`From 0 to ${MAXIMUM_REPLY_GUESTS}. Enter 0 if you can’t come.`}
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={MAXIMUM_REPLY_GUESTS}
          error={errors[fieldOf(id)]?.message}
          {...form.register(fieldOf(id), { validate: guestsProblem })}
        />
      ))}
      <TextAreaField
        label="A note for the hosts"
        hint={`At most ${REPLY_LENGTHS.note} characters.`}
        rows={3}
        maxLength={REPLY_LENGTHS.note}
        {...form.register('note')}
      />
      {error && <FormMessage tone="error">{`${problemOf(error).message} Nothing you typed is lost.`}</FormMessage>}
      <div>
        <Button type="submit" size="lg" busy={isLoading}>
          {reply ? 'Save changes' : 'Send reply'}
        </Button>
      </div>
    </Form>
  );
}

/** React Hook Form treats a dot in a field name as a nested path, so the separator is a space. */
const fieldOf = (id: string): string => `guests ${id}`;

function valuesOf({ functions, reply }: Invitation): ReplyValues {
  const numbers = functions.map(({ id }) => [fieldOf(id), String(reply?.guests[id] ?? '')] as const);
  return { names: reply?.names ?? '', note: reply?.note ?? '', ...Object.fromEntries(numbers) };
}

function guestsProblem(typed = ''): true | string {
  const isWithin = /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MAXIMUM_REPLY_GUESTS;
  return isWithin || `Enter a whole number from 0 to ${MAXIMUM_REPLY_GUESTS}.`;
}
