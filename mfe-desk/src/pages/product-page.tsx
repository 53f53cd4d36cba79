import type { DeskProduct } from '@kaagazz/api-schema';
import { Badge, Cluster } from '@kaagazz/design-system';
import { formatRupees, hsnCodeProblem, quantityDiscountProblem } from '@kaagazz/domain';
import { useState } from 'react';

import { callDesk } from '../api/call-desk.ts';
import { useCategoryField } from '../features/products/category.ts';
import { ProductHistory } from '../features/products/product-history.tsx';
import { ProductPreview } from '../features/products/product-preview.tsx';
import { StockButton } from '../features/products/stock-button.tsx';
import {
  type FieldSpec,
  FormButton,
  photographColumns,
  photographsProblem,
  RecordForm,
  rowsIn,
  rowsText,
  useDraft,
  type Values,
  valuesOf,
} from '../form/index.ts';
import { paths } from '../paths.ts';
import { ActionButton, Panel, recordScreen, ScreenHead, Thumbnail, useChange, useDelete } from '../record/index.ts';
import { Column, PlainList, Quiet, TwoColumns } from '../record/record.styles.ts';
import { useMay } from '../session/session.tsx';

type ProductField = FieldSpec & { name: keyof DeskProduct };

const TEXTS: readonly ProductField[] = [
  { name: 'title', label: 'Title', required: true },
  { name: 'description', label: 'Description', type: 'area' },
  { name: 'images', label: 'Photographs', type: 'photographs', validate: photographsProblem },
];

const DETAILS: readonly ProductField[] = [
  { name: 'originalPrice', label: 'Price in rupees', type: 'number', required: true },
  { name: 'discountPercent', label: 'Discount in percent', type: 'number' },
  {
    name: 'quantityDiscounts',
    label: 'Quantity discounts',
    hint: 'Pieces and percent off each piece, like 10: 5%, 25: 10%',
    validate: quantityDiscountProblem,
  },
  { name: 'hsn', label: 'HSN code', hint: '4, 6 or 8 digits, for the GST invoice', validate: hsnCodeProblem },
  { name: 'weightGrams', label: 'Weight in grams', type: 'number' },
  { name: 'size', label: 'Size', hint: 'For example 148 × 210 mm' },
  { name: 'colour', label: 'Colour' },
  { name: 'sku', label: 'SKU', hint: 'Your own article number' },
  {
    name: 'variantGroup',
    label: 'Variant group',
    hint: 'Products with the same group are choices on one page, for example a5-notebook',
  },
  { name: 'pages', label: 'Pages', type: 'number' },
  { name: 'gsm', label: 'Paper weight in gsm', type: 'number' },
  { name: 'fibre', label: 'Fibre source' },
  { name: 'contents', label: 'In the box', type: 'area' },
  { name: 'care', label: 'Care', type: 'area' },
  { name: 'recommendedAge', label: 'Recommended age in years', type: 'number' },
  {
    name: 'maker',
    label: 'Maker',
    hint: 'Name and address of the maker. Leave this field empty if we make the product ourselves.',
  },
  { name: 'origin', label: 'Country of origin', required: true },
  { name: 'lowStockAt', label: 'Warn at this stock', type: 'number' },
  { name: 'tags', label: 'Tags', hint: 'Separated by commas' },
  {
    name: 'topPick',
    label: 'Place among the Best Picks',
    type: 'select',
    options: ['1', '2', '3'].map((place) => ({ value: place, label: place })),
    hint: 'If this position is already taken, the two products swap places.',
  },
];

const MISSING = {
  description: 'Write a description',
  price: 'Set a price',
  image: 'Add a photograph',
  hsn: 'Enter the HSN code. Without it, the default GST rate applies.',
  weight: 'Enter the weight',
} as const;

function textsOf(product: DeskProduct): Values {
  return { ...valuesOf(product), images: rowsText(product.images.map(({ alt = '', url }) => [alt, url])) };
}

function changesOf(product: DeskProduct, values: Values, changed: readonly string[]) {
  const texts = Object.fromEntries(changed.map((name) => [name, values[name] ?? '']));
  const fileOf = (url: string) => product.images.find((image) => image.url === url)?.file ?? url.replace('/media/', '');
  const number = (name: string) => (texts[name] === undefined ? undefined : Number(texts[name]));
  const numberOrNull = (name: string) => (texts[name] === '' ? null : number(name));
  return {
    ...texts,
    originalPrice: number('originalPrice'),
    discountPercent: number('discountPercent'),
    lowStockAt: number('lowStockAt'),
    weightGrams: numberOrNull('weightGrams'),
    pages: numberOrNull('pages'),
    gsm: numberOrNull('gsm'),
    recommendedAge: numberOrNull('recommendedAge'),
    topPick: numberOrNull('topPick'),
    images:
      texts.images === undefined
        ? undefined
        : rowsIn(photographColumns, texts.images).map(([alt = '', url = '']) => ({ alt, file: fileOf(url) })),
    tags: texts.tags?.split(',').flatMap((tag) => tag.trim() || []),
  };
}

const load = (params: { id: string }) => callDesk('GET /desk/products/:id', { params });

export const ProductPage = recordScreen('products', 'the product', load, Product);

function Product({ record: product }: { record: DeskProduct }) {
  const { id, version, title, state, missing, price, stock } = product;
  const may = useMay();
  const remove = useDelete(paths.products);
  const { change } = useChange();
  const draft = `product/${id}`;
  const kept = useDraft(draft);
  const [typed, setTyped] = useState(() => ({ version, values: kept.read() }));
  const values = { ...textsOf(product), ...(typed.version === version ? typed.values : kept.read()) };
  const canEdit = may('catalogue.write');
  const category = useCategoryField();
  const fields = [...TEXTS, category, ...DETAILS];
  const changes = () => {
    const saved = textsOf(product);
    const names = fields.map(({ name }) => name).filter((name) => values[name] !== (saved[name] ?? ''));
    return changesOf(product, values, names);
  };
  const params = { id };
  const isOnSale = state === 'published';
  const toggle = () => {
    const body = { version, state: isOnSale ? 'draft' : 'published' } as const;
    return change('PATCH /desk/products/:id', { params, body }, isOnSale ? 'Taken off sale' : 'On sale');
  };

  return (
    <>
      <ScreenHead
        title={values.title || title}
        back={{ to: paths.products, label: 'Back to products' }}
        note={`${formatRupees(price)} · ${stock} in stock · ${id}`}
      >
        <Cluster>
          <Badge tone={isOnSale ? 'leaf' : 'marigold'}>{isOnSale ? 'On sale' : 'Draft'}</Badge>
          {may('stock.write') && <StockButton product={product} />}
        </Cluster>
      </ScreenHead>
      <TwoColumns>
        <Panel>
          {canEdit ? (
            <RecordForm
              draft={draft}
              record={product}
              fields={fields}
              valuesOf={textsOf}
              stickySave
              onValues={(text) => setTyped({ version, values: text })}
              save={(from, text, changed) =>
                change('PATCH /desk/products/:id', {
                  params,
                  body: { version: from, ...changesOf(product, text, changed) },
                })
              }
            />
          ) : (
            <>
              <Quiet>{product.description}</Quiet>
              <Cluster>
                {product.images.map(({ url }) => (
                  <Thumbnail key={url} src={url} />
                ))}
              </Cluster>
            </>
          )}
        </Panel>
        <Column>
          {(canEdit || missing.length > 0) && (
            <Panel title={missing.length > 0 ? 'Before it can be sold' : 'Selling'}>
              <PlainList>
                {[...missing, ...(product.hsn === '' ? (['hsn'] as const) : [])].map((what) => (
                  <li key={what}>{MISSING[what]}</li>
                ))}
                {missing.length === 0 && canEdit && (
                  <li>
                    <ActionButton
                      label={isOnSale ? 'Take off sale' : 'Put on sale'}
                      look={isOnSale ? 'secondary' : 'primary'}
                      action={toggle}
                    />
                  </li>
                )}
                {state === 'draft' && canEdit && (
                  <li>
                    <FormButton
                      label="Delete …"
                      look="danger"
                      title={`Delete ${title}?`}
                      intro="This permanently deletes the product with its price, stock and photographs."
                      onSubmit={() => remove('DELETE /desk/products/:id', { params }, 'Product deleted')}
                    />
                  </li>
                )}
              </PlainList>
            </Panel>
          )}
          {canEdit && <ProductPreview product={product} values={values} changes={changes} />}
          <ProductHistory id={id} version={version} />
        </Column>
      </TwoColumns>
    </>
  );
}
