import { useAuth, useToast } from '@kaagazz/contract';
import type { ApiProblem, User } from '@kaagazz/contract';
import { accountName, normaliseIndianPhone } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useUpdateUserMutation } from './own-details.api.ts';
import type { EditableDetails } from './own-details.api.ts';

const detailsOf = (user: User): EditableDetails => ({ fullname: accountName(user), phone: user.phone ?? '' });

/**
 * State of the form for account details. Keeps unsaved changes if saving fails or the details
 * change in another tab.
 */
export function useEditDetails(user: User) {
  const auth = useAuth();
  const toast = useToast();
  const [updateUser] = useUpdateUserMutation();
  const [problem, setProblem] = useState<Partial<ApiProblem> | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<EditableDetails>({
    defaultValues: detailsOf(user),
  });
  const { isDirty } = formState;

  // Show changes made in another tab, unless there are unsaved changes in this one.
  useEffect(() => {
    if (!isDirty) reset(detailsOf(user));
  }, [user, isDirty, reset]);

  async function save({ fullname, phone }: EditableDetails) {
    setProblem(null);
    const { data, error } = await updateUser({ fullname: fullname.trim(), phone: normaliseIndianPhone(phone) });
    if (!data) {
      setProblem(error);
      toast({ text: 'Update failed', tone: 'error' });
      return;
    }
    reset(detailsOf(data));
    auth.updateUser(data);
    toast({ text: 'Your details are saved.', tone: 'success' });
  }

  return { register, errors: formState.errors, submit: handleSubmit(save), busy: formState.isSubmitting, problem };
}
