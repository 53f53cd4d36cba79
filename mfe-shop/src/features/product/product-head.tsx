import { PageHead } from '@kaagazz/contract';
import type { PreloadedImage } from '@kaagazz/contract';
import { breadcrumbData, productData } from '@kaagazz/contract/structured-data';
import { photographWidths } from '@kaagazz/design-system';

import type { Product } from '../../api.ts';
import { productPath } from '../../paths.ts';
import { GALLERY_SIZES } from './product-gallery.tsx';

interface ProductHeadProps {
  product: Product;
  /** the category's name, where it is one of the shop's */
  category: string | undefined;
  /** the page's breadcrumbs */
  trail: readonly { label: string; to?: string }[];
}

/** What a product's page says of itself: to browsers, to search engines, and to sites that show a preview of it. */
export function ProductHead({ product, category = product.category, trail }: ProductHeadProps) {
  const path = productPath(product._id);
  const [first] = product.images;

  return (
    <PageHead
      title={product.title}
      description={opening(product.description)}
      canonical={path}
      preloadImage={first === undefined ? [] : [preloaded(first)]}
      share={
        __SERVER__
          ? {
              type: 'product',
              ...(first !== undefined && { picture: { href: sharePicture(first), alt: product.title } }),
            }
          : undefined
      }
      structuredData={
        __SERVER__
          ? (absolute) => [
              productData({ ...product, images: product.images.map(sharePicture), category }, path, absolute),
              breadcrumbData(trail, absolute),
            ]
          : undefined
      }
    />
  );
}

/** The first picture, as the gallery will ask for it. */
function preloaded(href: string): PreloadedImage {
  const srcSet = photographWidths(href, 'avif');
  return srcSet === undefined ? { href } : { href, widths: { srcSet, sizes: GALLERY_SIZES, type: 'image/avif' } };
}

/** A product's picture as other sites take it: the api makes a PNG of 1200 by 630 of whatever it is. */
function sharePicture(image: string): string {
  return image.replace(/^\/media\/(.+)$/, '/media/share/$1.png');
}

/** Whole sentences from the beginning of a description, as many as search engines show; at least one. */
function opening(description: string): string {
  const sentences = description.match(/[^.!?]+[.!?]+(?:\s+|$)/g) ?? [description];
  return sentences
    .reduce((text, sentence) => (text !== '' && text.length + sentence.length > 160 ? text : text + sentence), '')
    .trim();
}
