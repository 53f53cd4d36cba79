import { problemOf, useToast } from '@kaagazz/contract';
import { Button, Cluster, Form, FormMessage, Heading, Text, TextField } from '@kaagazz/design-system';
import { MAXIMUM_REPLY_FUNCTIONS, REPLY_LENGTHS, replyDays } from '@kaagazz/domain/print';
import { useState } from 'react';

import { randomId } from '../../random-id.ts';
import { useChangeReplySettingsMutation } from './replies.api.ts';
import type { HostReplies, ReplySettings as Settings } from './replies.api.ts';
import { FunctionRow } from './replies.styles.ts';

interface ReplySettingsProps {
  id: string;
  replies: HostReplies;
  onSaved: () => unknown;
}

export function ReplySettings({ id, replies, onSaved }: ReplySettingsProps) {
  const [functions, setFunctions] = useState(replies.functions);
  const [closesOn, setClosesOn] = useState(replies.closesOn);
  const [problem, setProblem] = useState<string | null>(null);
  const [changeSettings, { isLoading }] = useChangeReplySettingsMutation();
  const toast = useToast();

  const change = (at: number, values: Partial<Settings['functions'][number]>) =>
    setFunctions(functions.map((one, index) => (index === at ? { ...one, ...values } : one)));
  const add = () =>
    setFunctions([...functions, { id: randomId().slice(0, 16), name: '', day: replyDays(functions).last }]);

  async function save() {
    const wrong = settingsProblem({ functions, closesOn });
    setProblem(wrong);
    if (wrong !== null) return;
    const { error } = await changeSettings({ id, body: { functions, closesOn } });
    if (error) {
      setProblem(problemOf(error).message);
      return;
    }
    toast({ text: 'Saved.', tone: 'success' });
    onSaved();
  }

  return (
    <Form
      aria-label="Events"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Heading level={3} size="md">
        Events
      </Heading>
      <Text>Guests enter how many people are coming to each event.</Text>
      {functions.map(({ id: key, name, day }, index) => (
        <FunctionRow key={key} aria-label={`Event ${index + 1}`}>
          <TextField
            label="Name"
            required
            maxLength={REPLY_LENGTHS.functionName}
            value={name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <TextField
            label="Date"
            required
            type="date"
            value={day}
            onChange={(event) => change(index, { day: event.target.value })}
          />
          <Button
            type="button"
            variant="quiet"
            disabled={functions.length === 1}
            aria-label={`Remove ${name || 'this event'}`}
            onClick={() => setFunctions(functions.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </FunctionRow>
      ))}
      <div>
        <Button type="button" variant="secondary" disabled={functions.length >= MAXIMUM_REPLY_FUNCTIONS} onClick={add}>
          Add an event
        </Button>
      </div>
      <TextField
        label="Last day for replies"
        required
        type="date"
        max={replyDays(functions).last}
        value={closesOn}
        onChange={(event) => setClosesOn(event.target.value)}
      />
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      <Cluster>
        <Button type="submit" busy={isLoading}>
          Save
        </Button>
      </Cluster>
    </Form>
  );
}

function settingsProblem({ functions, closesOn }: Settings): string | null {
  if (functions.some(({ name, day }) => name.trim() === '' || day === '')) {
    return 'Enter a name and a date for each event.';
  }
  if (closesOn === '' || closesOn > replyDays(functions).last) {
    return 'Choose a reply deadline no later than the last event.';
  }
  return null;
}
