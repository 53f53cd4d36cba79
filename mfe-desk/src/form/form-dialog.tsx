import { Button, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { valuesOf, type Values } from './fields.ts';
import { FieldsForm } from './fields-form.tsx';
import { RecordForm } from './record-form.tsx';

interface DialogButtonProps {
  label: string;
  title?: string | undefined;
  intro?: ReactNode;
  name?: string | undefined;
  look?: ComponentProps<typeof Button>['variant'];
  disabled?: boolean | undefined;
}

const verbOf = (label: string) => label.replace(/ …$/, '');

/**
 * Makes `showModal()` focus the first field. Sets the `autofocus` attribute directly, because React
 * doesn't render it.
 */
function focusFirstField(form: HTMLElement | null) {
  form?.querySelector('input, select, textarea')?.setAttribute('autofocus', '');
}

export function DialogButton({
  label,
  title = verbOf(label),
  intro,
  name,
  look = 'secondary',
  disabled = false,
  children,
}: DialogButtonProps & { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={look} aria-label={name} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open title={title} onClose={close}>
          <Stack gap={4} ref={focusFirstField}>
            {intro !== undefined && <Text as="div">{intro}</Text>}
            {children(close)}
          </Stack>
        </Dialog>
      )}
    </>
  );
}

interface FormButtonProps<Editable>
  extends DialogButtonProps, Omit<ComponentProps<typeof FieldsForm>, 'submit' | 'onSubmit'> {
  submit?: string;
  record?: Editable | undefined;
  valuesOf?: (record: Editable) => Values;
  onSubmit: (values: Values, version: number, key: string) => Promise<unknown>;
}

export function FormButton<Editable extends { version: number }>(props: FormButtonProps<Editable>) {
  const { label, title, intro, name, look, disabled, record, onSubmit, ...form } = props;
  const { submit = verbOf(label), draft = name ?? label, fields = [], valuesOf: textsOf = valuesOf } = form;
  return (
    <DialogButton {...{ label, title, intro, name, look, disabled }}>
      {(close) =>
        record ? (
          <RecordForm
            {...{ ...form, submit, draft, fields, record, valuesOf: textsOf }}
            save={(version, values) => onSubmit(values, version, '')}
            onSaved={close}
          />
        ) : (
          <FieldsForm
            variant={form.fields ? 'primary' : 'danger'}
            {...{ ...form, submit }}
            onSubmit={async (values, { key }) => {
              await onSubmit(values, 0, key);
              close();
            }}
          />
        )
      }
    </DialogButton>
  );
}
