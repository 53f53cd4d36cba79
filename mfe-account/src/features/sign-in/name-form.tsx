import { useAuth } from '@kaagazz/contract';
import { Button, FormMessage, TextField } from '@kaagazz/design-system';
import { MAXIMUM_NAME_LENGTH } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useUpdateUserMutation } from '../own-details/index.ts';
import { SignInForm } from './sign-in.styles.ts';

export function NameForm({ skip }: { skip: () => void }) {
  const auth = useAuth();
  const [updateUser] = useUpdateUserMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setFocus, formState } = useForm<{ fullname: string }>();
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('fullname'), [setFocus]);

  async function save({ fullname }: { fullname: string }) {
    const { data, error } = await updateUser({ fullname: fullname.trim() });
    if (data) auth.updateUser(data);
    else setFailure(error.message?.trim() ? error.message : 'Update failed');
  }

  return (
    <SignInForm onSubmit={handleSubmit(save)}>
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={MAXIMUM_NAME_LENGTH}
        error={errors.fullname?.message}
        {...register('fullname', { validate: (name) => name.trim() !== '' || 'Full name is required.' })}
      />
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Button type="submit" size="lg" busy={isSubmitting}>
        Continue
      </Button>
      <Button variant="quiet" onClick={skip}>
        Skip for now
      </Button>
    </SignInForm>
  );
}
