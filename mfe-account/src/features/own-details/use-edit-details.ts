import { useAuth, useToast } from '@kaagazz/contract';
import type { ApiProblem, User } from '@kaagazz/contract';
import { accountName, normaliseIndianPhone, readColor } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useUpdateUserMutation } from './own-details.api.ts';

interface TypedDetails {
  fullname: string;
  phone: string;
  brandColor: string;
  secondColor: string;
}

function detailsOf(user: User): TypedDetails {
  const [brandColor = '', secondColor = ''] = user.brandColors ?? [];
  return { fullname: accountName(user), phone: user.phone ?? '', brandColor, secondColor };
}

export function useEditDetails(user: User) {
  const auth = useAuth();
  const toast = useToast();
  const [updateUser] = useUpdateUserMutation();
  const [problem, setProblem] = useState<Partial<ApiProblem> | null>(null);
  const { register, control, handleSubmit, reset, formState } = useForm<TypedDetails>({
    defaultValues: detailsOf(user),
  });
  const { isDirty, dirtyFields } = formState;

  useEffect(() => {
    if (!isDirty) reset(detailsOf(user));
  }, [user, isDirty, reset]);

  async function save({ fullname, phone, brandColor, secondColor }: TypedDetails) {
    setProblem(null);
    // Send colours only if the shopper edited them, because the business card form may have saved
    // newer colours.
    const hasNewColors = dirtyFields.brandColor === true || dirtyFields.secondColor === true;
    const { data, error } = await updateUser({
      fullname: fullname.trim(),
      phone: normaliseIndianPhone(phone),
      ...(hasNewColors && { brandColors: [brandColor, secondColor].flatMap((typed) => readColor(typed) ?? []) }),
    });
    if (!data) {
      setProblem(error);
      toast({ text: 'Update failed', tone: 'error' });
      return;
    }
    reset(detailsOf(data));
    auth.updateUser(data);
    toast({ text: 'Your details are saved.', tone: 'success' });
  }

  return {
    register,
    control,
    errors: formState.errors,
    submit: handleSubmit(save),
    busy: formState.isSubmitting,
    problem,
  };
}
