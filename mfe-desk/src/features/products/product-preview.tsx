import type { BodyOf, DeskProduct } from '@kaagazz/api-schema';
import { ProductCard } from '@kaagazz/design-system';
import { discountedPrice, fromRupees, toRupees } from '@kaagazz/domain';

import { callDesk } from '../../api/call-desk.ts';
import { photographColumns, rowsIn, type Values } from '../../form/index.ts';
import { productPath } from '../../paths.ts';
import { ActionButton, Panel } from '../../record/index.ts';

interface ProductPreviewProps {
  product: Pick<DeskProduct, 'id' | 'stock'>;
  values: Values;
  /** Returns the unsaved changes. */
  changes: () => BodyOf<'POST /desk/products/:id/preview'>;
}

export function ProductPreview({ product: { id, stock }, values, changes }: ProductPreviewProps) {
  const originalPrice = Number(values.originalPrice) || 0;
  const discountPercent = Number(values.discountPercent) || 0;
  const price = toRupees(discountedPrice(fromRupees(originalPrice), discountPercent));
  const pictures = rowsIn(photographColumns, values.images ?? '').map(([, url = '']) => url);
  const card = { _id: id, title: values.title ?? '', images: pictures, stock, originalPrice, discountPercent, price };
  const open = async () => {
    // Open the tab before the request, because browsers block tabs that aren't opened directly by a
    // click.
    const tab = window.open();
    const request = { params: { id }, body: changes() };
    const preview = await callDesk('POST /desk/products/:id/preview', request).catch((error: unknown) => {
      tab?.close();
      throw error;
    });
    tab?.location.replace(`${productPath(id)}?preview=${preview.token}`);
  };
  return (
    <Panel title="Preview">
      <ProductCard product={card} to={productPath(id)} sizes="20rem" />
      <ActionButton label="Preview the page" action={open} />
    </Panel>
  );
}
