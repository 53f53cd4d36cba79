import type { DeskProduct } from '@kaagazz/api-schema';
import { Badge, Cluster } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { callDesk } from '../api/call-desk.ts';
import { useCategoryField } from '../features/products/category.ts';
import { ProductBulkActions } from '../features/products/product-bulk-actions.tsx';
import { NewProductButton } from '../features/products/new-product-button.tsx';
import { ImportProducts } from '../features/products/import-products.tsx';
import { GridButton } from '../features/products/grid-button.tsx';
import { type Column, type Filter, numberColumn, optionsOf, ResourceList, saveFile, type View } from '../list/index.ts';
import { productPath } from '../paths.ts';
import { ActionButton } from '../record/index.ts';
import { useMay } from '../session/session.tsx';

const columns: readonly Column<DeskProduct>[] = [
  { source: 'title', label: 'Product', sortable: true, text: ({ title }) => title, note: ({ id }) => id },
  {
    source: 'state',
    label: 'State',
    render: ({ state, missing }) =>
      state === 'published' ? (
        <Badge>On sale</Badge>
      ) : (
        <Badge tone="marigold">{missing.length === 0 ? 'Draft' : `Draft, ${missing.length} missing`}</Badge>
      ),
    text: ({ state }) => state,
  },
  {
    ...numberColumn('price', 'Price'),
    sortable: true,
    render: ({ price, discountPercent }) => (
      <>
        {formatRupees(price)} {discountPercent > 0 && <small>{discountPercent}% off</small>}
      </>
    ),
  },
  {
    ...numberColumn('stock', 'Stock'),
    sortable: true,
    render: ({ stock, lowStockAt }) => (stock <= lowStockAt ? <Badge tone="danger">{stock}</Badge> : stock),
  },
  { source: 'category', label: 'Category', wide: true, text: ({ category }) => category },
  { source: 'id', label: 'Id', wide: true, sortable: true, text: ({ id }) => id },
];

const STATE: Filter = { source: 'state', label: 'State', options: optionsOf({ published: 'On sale', draft: 'Draft' }) };

const views: readonly View[] = [
  { name: 'Low in stock', filter: { lowStock: 'true', state: 'published' } },
  { name: 'Drafts', filter: { state: 'draft' } },
  { name: 'Without HSN code', filter: { withoutHsn: 'true', state: 'published' } },
  { name: 'Best Picks', filter: { topPicks: 'true' } },
  { name: 'Reduced', filter: { onDiscount: 'true' } },
];

async function exportCatalogue() {
  saveFile('products.csv', await callDesk('GET /desk/products/csv', { answer: 'file' }));
}

export function ProductsPage() {
  const may = useMay();
  const canEdit = may('catalogue.write');
  const { options } = useCategoryField();
  return (
    <ResourceList
      resource="products"
      title="Products"
      note={canEdit && 'Select products to offer them for sale, group them as variants or add them to a collection.'}
      search="Title, id or SKU"
      columns={columns}
      filters={[{ source: 'category', label: 'Category', options }, STATE]}
      views={views}
      pathOf={({ id }) => productPath(id)}
      nameOf={({ title }) => title}
      actions={
        <Cluster>
          <ActionButton label="Export catalogue" action={exportCatalogue} />
          {canEdit && <ImportProducts />}
          {may('stock.write') && <GridButton />}
          {canEdit && <NewProductButton />}
        </Cluster>
      }
      bulk={canEdit && ((ids, done) => <ProductBulkActions ids={ids} done={done} />)}
    />
  );
}
