import artPaper from '../../illustrations/art-paper.svg';
import bookPrinting from '../../illustrations/book-printing.svg';
import notebooks from '../../illustrations/notebooks.svg';
import { elsewhere, paths } from '../../paths.ts';

export interface ProductFamily {
  place: string;
  link: { to: string; text: string };
  picture: string;
}

export const productFamilies: ProductFamily[] = [
  {
    place: 'home-product-notebooks',
    link: { to: elsewhere.stationery, text: 'See the notebooks' },
    picture: notebooks,
  },
  {
    place: 'home-product-books',
    link: { to: paths.partner, text: 'Get a Quote' },
    picture: bookPrinting,
  },
  {
    place: 'home-product-art',
    link: { to: elsewhere.paper, text: 'Feel the papers' },
    picture: artPaper,
  },
];
