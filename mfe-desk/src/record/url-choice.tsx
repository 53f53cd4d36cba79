import { SelectField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';

interface UrlChoiceProps extends Pick<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  name: string;
  value: string;
}

export function UrlChoice({ name, ...field }: UrlChoiceProps) {
  const [, setSearch] = useSearchParams();
  return <SelectField {...field} onChange={({ target }) => setSearch({ [name]: target.value })} />;
}
