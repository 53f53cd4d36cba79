import type { ProductDetails } from '@kaagazz/api-schema';
import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, productData } from '@kaagazz/contract/structured-data';

import { productPath } from '../../paths.ts';

interface ProductMetadataProps {
  product: ProductDetails;
  category: string | undefined;
  breadcrumbs: readonly { label: string; to?: string }[];
}

export function ProductMetadata({ product, category = product.category, breadcrumbs }: ProductMetadataProps) {
  const path = productPath(product._id);
  const [first] = product.pictures;

  return (
    <PageHead
      title={product.title}
      description={firstSentences(product.description)}
      canonical={path}
      share={
        __SERVER__
          ? {
              type: 'product',
              ...(first !== undefined && {
                picture: { href: sharePicture(first.url), alt: first.alt ?? product.title },
              }),
            }
          : undefined
      }
      structuredData={
        __SERVER__
          ? (absolute) => [
              productData({ ...product, images: product.images.map(sharePicture), category }, path, absolute),
              breadcrumbData(breadcrumbs, absolute),
            ]
          : undefined
      }
    />
  );
}

function sharePicture(image: string): string {
  return image.replace(/^\/media\/(.+)$/, '/media/share/$1.jpg');
}

function firstSentences(description: string): string {
  const sentences = description.match(/[^.!?]+[.!?]+(?:\s+|$)/g) ?? [description];
  return sentences
    .reduce((text, sentence) => (text !== '' && text.length + sentence.length > 160 ? text : text + sentence), '')
    .trim();
}
