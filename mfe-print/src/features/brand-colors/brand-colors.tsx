import { ColorField, FieldPair, Stack, Text } from '@kaagazz/design-system';
import { readColor } from '@kaagazz/domain';
import { isReadableOnCard } from '@kaagazz/print-design';
import { useFormState, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { KeepColors } from './keep-colors.tsx';

interface BrandColorsProps {
  form: UseFormReturn<Record<string, string>>;
}

const FIELDS = [
  { name: 'brandColor', label: 'Main colour', hint: 'Optional. Used for the company name and the back of the card.' },
  { name: 'secondColor', label: 'Second colour', hint: 'Optional. Used for the tagline and thin lines.' },
];

export function BrandColors({ form }: BrandColorsProps) {
  const { control } = form;
  const typed = useWatch({ control, name: ['brandColor', 'secondColor'] });
  const { errors } = useFormState({ control });
  const [main = null] = typed.map(readColor);

  function change(name: string, text: string): void {
    form.setValue(name, text, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  }

  return (
    <>
      <FieldPair>
        {FIELDS.map(({ name, ...field }, index) => (
          <ColorField
            key={name}
            {...field}
            name={name}
            value={typed[index] ?? ''}
            error={errors[name]?.message}
            onChange={(text) => change(name, text)}
          />
        ))}
      </FieldPair>
      <Stack gap={2}>
        <Text size="sm" role="status">
          {main !== null &&
            !isReadableOnCard(main) &&
            'This colour is too pale to read, so we’ll print your company’s name in dark ink.'}
        </Text>
        <KeepColors typed={typed} />
      </Stack>
    </>
  );
}
