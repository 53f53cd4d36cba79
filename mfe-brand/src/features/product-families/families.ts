import artPaper from '../../illustrations/art-paper.svg';
import bookPrinting from '../../illustrations/book-printing.svg';
import notebooks from '../../illustrations/notebooks.svg';
import { elsewhere, paths } from '../../paths.ts';

export interface ProductFamily {
  name: string;
  story: string;
  link: { to: string; text: string };
  picture: string;
}

export const productFamilies: ProductFamily[] = [
  {
    name: 'Notebooks',
    story:
      'Hand-stitched notebooks that open flat, with petals and fibres in their covers. Good for fountain pens and easy to carry.',
    link: { to: elsewhere.stationery, text: 'See the notebooks' },
    picture: notebooks,
  },
  {
    name: 'Book Printing',
    story:
      'Your manuscript, album or journal, printed and bound on tree-free paper. Order one copy for your grandmother or hundreds for a school.',
    link: { to: paths.partner, text: 'Get a Quote' },
    picture: bookPrinting,
  },
  {
    name: 'Art Paper',
    story:
      'Heavy, textured sheets with deckle edges for watercolour, ink, lino and folk painting. Each one is made by hand.',
    link: { to: elsewhere.paper, text: 'Feel the papers' },
    picture: artPaper,
  },
];
