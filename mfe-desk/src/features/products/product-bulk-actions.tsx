import { ActionButton, countOf, useChange } from '../../record/index.ts';
import { type FieldSpec, FormButton } from '../../form/index.ts';
import { useCollections } from './category.ts';

const GROUP_HINT = 'For example, a5-notebook. Leave the field empty to remove the products from their group.';
const COLLECTION_HINT = 'You can create collections under Categories.';
const SALE: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', required: true, hint: 'Only for the desk, for example Diwali' },
  { name: 'percent', label: 'Percent off', type: 'number', required: true },
  { name: 'firstDay', label: 'First day', type: 'date', required: true },
  { name: 'lastDay', label: 'Last day', type: 'date', required: true },
];

export function ProductBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change, report } = useChange();
  const collections = useCollections().filter(({ kind }) => kind === 'collection');
  const set = async (state: 'draft' | 'published') => {
    report(await change('POST /desk/products/states', { body: { ids: [...ids], state } }), 'product');
    done();
  };
  const options = collections.map(({ id, name }) => ({ value: id, label: name }));
  const collect = async (id = '') => {
    const chosen = collections.find((collection) => collection.id === id);
    if (!chosen) return;
    const body = { version: chosen.version, products: [...new Set([...chosen.products, ...ids])] };
    await change('PATCH /desk/collections/:id', { params: { id }, body }, `Added to ${chosen.name}`);
    done();
  };
  return (
    <>
      <ActionButton label="Put on sale" action={() => set('published')} />
      <ActionButton label="Take off sale" action={() => set('draft')} />
      <FormButton
        label="Percent off …"
        title={`Sale of ${countOf(ids.length, 'product')}`}
        intro="The sale includes the whole of the first and last days (Indian time)."
        fields={SALE}
        submit="Schedule the sale"
        onSubmit={async ({ name = '', percent, firstDay = '', lastDay = '' }) => {
          const body = { name, percent: Number(percent), firstDay, lastDay, productIds: [...ids] };
          await change('POST /desk/sales', { body }, 'Sale scheduled');
          done();
        }}
      />
      <FormButton
        label="Variants …"
        title="Variants of one product"
        fields={[{ name: 'group', label: 'Variant group', hint: GROUP_HINT }]}
        submit="Save"
        onSubmit={async ({ group = '' }) => {
          report(await change('POST /desk/products/variants', { body: { ids: [...ids], group } }), 'product');
          done();
        }}
      />
      <FormButton
        label="Add to a collection …"
        fields={[{ name: 'id', label: 'Collection', type: 'select', required: true, options, hint: COLLECTION_HINT }]}
        submit="Add"
        onSubmit={({ id }) => collect(id)}
      />
    </>
  );
}
