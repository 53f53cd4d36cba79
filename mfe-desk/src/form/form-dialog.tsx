import { Dialog, Stack } from '@kaagazz/design-system';
import type { ComponentProps, ReactNode } from 'react';

import { FieldsForm } from './fields-form.tsx';

interface FormDialogProps extends ComponentProps<typeof FieldsForm> {
  open: boolean;
  title: string;
  onClose: () => void;
  intro?: ReactNode;
}

/** A dialog with a form. It closes once the form has been saved. */
export function FormDialog({ open, title, onClose, intro, onSubmit, ...form }: FormDialogProps) {
  const submit: typeof onSubmit = async (values) => {
    await onSubmit(values);
    onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Stack>
        {intro}
        <FieldsForm {...form} onSubmit={submit} />
      </Stack>
    </Dialog>
  );
}
