import { problemOf, useAuth } from '@kaagazz/contract';
import { Button, FormMessage, Text, TextLink } from '@kaagazz/design-system';
import { readColor } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';

import { externalPaths } from '../../paths.ts';
import { useKeepBrandColorsMutation } from './brand-colors.api.ts';

export function KeepColors({ typed }: { typed: readonly string[] }) {
  const { user, updateUser } = useAuth();
  const [keep, { error, isLoading }] = useKeepBrandColorsMutation();
  const note = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const filled = typed.filter((text) => text.trim() !== '').map((text) => readColor(text) ?? '');
  const isComplete = readColor(typed[0] ?? '') !== null && !filled.includes('');
  const isKept = filled.join(' ') === user?.brandColors?.join(' ');

  useEffect(() => {
    if (isKept && wasPressed.current) note.current?.focus();
    wasPressed.current = false;
  }, [isKept]);

  async function save(): Promise<void> {
    const { data } = await keep(filled);
    if (!data) return;
    wasPressed.current = true;
    updateUser(data);
  }

  if (!user || !isComplete) return null;
  if (isKept) {
    return (
      <Text size="sm" ref={note} tabIndex={-1}>
        These colours are in your account. Your next cards start with them.{' '}
        <TextLink to={externalPaths.profile}>Change or remove them</TextLink>
      </Text>
    );
  }
  return (
    <>
      <div>
        <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
          Keep these colours in my account
        </Button>
      </div>
      {error !== undefined && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
    </>
  );
}
