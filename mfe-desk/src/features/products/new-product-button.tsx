import { useNavigate } from 'react-router-dom';

import { FormButton } from '../../form/index.ts';
import { productPath } from '../../paths.ts';
import { useChange } from '../../record/index.ts';
import { useCategoryField } from './category.ts';

export function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}

export function NewProductButton() {
  const { change } = useChange();
  const navigate = useNavigate();
  const categoryField = useCategoryField();
  return (
    <FormButton
      label="New product"
      look="primary"
      fields={[
        { name: 'title', label: 'Title', required: true },
        categoryField,
        { name: 'originalPrice', label: 'Price in rupees', type: 'number', required: true },
        {
          name: 'id',
          label: 'Id',
          hint: 'Part of the product’s web address. Leave this field empty to create it from the title.',
        },
      ]}
      submit="Create the draft"
      onSubmit={async ({ title = '', category = '', originalPrice, id = '' }) => {
        const body = { id: id || idOf(title), title, category, originalPrice: Number(originalPrice) };
        const { data } = await change('POST /desk/products', { body }, 'Draft created');
        void navigate(productPath(data.id));
      }}
    />
  );
}
