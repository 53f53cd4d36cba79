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
      'Hand-stitched, flat-lying, in covers that keep the petals and fibres of their sheet. Made for fountain pens and for being carried.',
    link: { to: elsewhere.stationery, text: 'See the notebooks' },
    picture: notebooks,
  },
  {
    name: 'Book Printing',
    story:
      'Your manuscript, album or journal, printed and bound on tree-free paper. One copy for a grandmother, or a run for a school.',
    link: { to: paths.partner, text: 'Get a Quote' },
    picture: bookPrinting,
  },
  {
    name: 'Art Paper',
    story:
      'Heavy, deckled sheets with a tooth for watercolour, ink, lino and folk painting. Each one is lifted, pressed and dried by hand.',
    link: { to: elsewhere.paper, text: 'Feel the papers' },
    picture: artPaper,
  },
];
