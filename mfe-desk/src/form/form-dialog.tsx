import { Button, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { FieldsForm } from './fields-form.tsx';

interface FormDialogProps extends ComponentProps<typeof FieldsForm> {
  title: string;
  onClose: () => void;
  intro?: ReactNode;
}

/** A dialog with a form. It closes once the form has been saved. */
export function FormDialog({ title, onClose, intro, onSubmit, ...form }: FormDialogProps) {
  const submit: typeof onSubmit = async (...values) => {
    await onSubmit(...values);
    onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack>
        {intro !== undefined && <Text as="div">{intro}</Text>}
        <FieldsForm {...form} onSubmit={submit} />
      </Stack>
    </Dialog>
  );
}

interface FormButtonProps extends Omit<FormDialogProps, 'onClose' | 'title' | 'submit'> {
  /**
   * The button's label. Also the dialog's title and the label of the form's button, unless `title`
   * or `submit` is given.
   */
  label: string;
  title?: string;
  submit?: string;
  /** Name for screen readers. Needed if a screen has several of these buttons. */
  name?: string;
  look?: ComponentProps<typeof Button>['variant'];
  disabled?: boolean;
}

/** A button that opens a dialog with a form. Without fields, the form's button is red. */
export function FormButton({ label, name, look = 'secondary', disabled = false, ...dialog }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const variant = dialog.fields ? 'primary' : 'danger';
  const verb = label.replace(/ …$/, '');
  return (
    <>
      <Button variant={look} aria-label={name} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <FormDialog title={verb} submit={verb} variant={variant} {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
