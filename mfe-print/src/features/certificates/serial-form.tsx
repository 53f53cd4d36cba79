import { Button, Stack, TextField } from '@kaagazz/design-system';
import { certificateSerialOf } from '@kaagazz/domain/print';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { verifyPath } from '../../paths.ts';
import { NumberForm } from './certificates.styles.ts';

export function SerialForm({ serial }: { serial: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(serial);
  const [isWrong, setWrong] = useState(false);

  function verify() {
    const found = certificateSerialOf(typed);
    setWrong(found === null);
    if (found !== null) void navigate(verifyPath(found));
  }

  return (
    <NumberForm
      noValidate
      aria-label="Verify a certificate"
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <Stack gap={4}>
        <TextField
          label="Number"
          name="serial"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          hint="Printed below the QR code, for example KZ-7Q4M-X2RT-9A0B."
          error={isWrong ? 'Enter the full certificate number: KZ followed by 12 letters or digits.' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" size="lg">
            Verify
          </Button>
        </div>
      </Stack>
    </NumberForm>
  );
}
