import type { DeskCollection } from '@kaagazz/api-schema';

import { type FieldSpec, FormButton, type Values, valuesOf } from '../../form/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { idOf } from './new-product-button.tsx';

interface CollectionButtonProps {
  kind: DeskCollection['kind'];
  old?: DeskCollection;
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', required: true },
  { name: 'text', label: 'Introduction', type: 'area', rows: 3, required: true, hint: 'At the top of its page' },
];
const POSITION: FieldSpec = { name: 'position', label: 'Place in the menu', type: 'number', hint: '1 comes first' };
const ID: FieldSpec = {
  name: 'id',
  label: 'Web address',
  hint: 'Leave this field empty to create the web address from the name. You can’t change the web address later.',
};
const IN_ORDER = 'One product id per line, in the order of the page';
const PRODUCTS: FieldSpec = { name: 'products', label: 'Products', type: 'area', rows: 8, hint: IN_ORDER };
const PUBLISHED: FieldSpec = { name: 'isPublished', label: 'Shoppers can see the page', type: 'check' };

export function CollectionButton({ kind, old }: CollectionButtonProps) {
  const { change } = useChange();
  const save = (values: Values, version: number) => {
    const { id = '', name = '', text = '', position } = values;
    const fields = {
      name,
      text,
      isPublished: values.isPublished === 'true',
      ...(position && { position: Number(position) }),
      products: (values.products ?? '').split(/[\s,;]+/).filter((product) => product !== ''),
    };
    if (old) return change('PATCH /desk/collections/:id', { params: { id: old.id }, body: { version, ...fields } });
    const body = { ...fields, kind, id: id || idOf(name).slice(0, 25).replace(/-$/, '') };
    return change('POST /desk/collections', { body }, `${name} added`);
  };
  return (
    <FormButton
      label={old ? 'Edit' : `New ${kind}`}
      title={old?.name ?? `New ${kind}`}
      {...(old && { look: 'quiet' as const, name: `Edit ${old.name}` })}
      fields={[...FIELDS, ...(old ? [] : [ID]), POSITION, ...(kind === 'collection' ? [PRODUCTS] : []), PUBLISHED]}
      record={old}
      valuesOf={(record) => ({ ...valuesOf(record), products: record.products.join('\n') })}
      initial={{ isPublished: kind === 'category' ? 'true' : '' }}
      submit={old ? 'Save' : `Add the ${kind}`}
      onSubmit={save}
    >
      {old && (
        <ActionButton
          label={`Delete this ${kind}`}
          look="quiet"
          action={() => change('DELETE /desk/collections/:id', { params: { id: old.id } }, `${old.name} deleted`)}
        />
      )}
    </FormButton>
  );
}
