import { TextField } from '@kaagazz/design-system';
import { isPinCode, pinCodeIn } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { ArrivalNote } from './arrival-note.tsx';
import { storedPin } from './stored-pin.ts';

const PinField = styled(TextField)`
  max-width: 12rem;
`;

const NoteSpace = styled.div`
  min-height: 5.5rem;
`;

interface ArrivalFieldsProps {
  service: PrintService;
  event: string;
  day: string;
  userId: string | null;
}

export function ArrivalFields({ service, event, day, userId }: ArrivalFieldsProps) {
  const [text, setText] = useState(() => storedPin.read(userId) ?? '');
  const now = useNow();

  return (
    <>
      <PinField
        label="Delivery to PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          if (isPinCode(value)) storedPin.save(userId, pinCodeIn(value));
        }}
      />
      <NoteSpace>
        <ArrivalNote
          service={service}
          event={event}
          day={day}
          pin={isPinCode(text) ? pinCodeIn(text) : null}
          now={now}
        />
      </NoteSpace>
    </>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
