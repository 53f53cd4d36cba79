import book from '../../illustrations/book.svg';
import certificate from '../../illustrations/certificate.svg';
import businessCard from '../../illustrations/business-card.svg';
import quickPrint from '../../illustrations/quick-print.svg';
import customPrint from '../../illustrations/custom-print.svg';
import type { ServiceListing } from './service-listing.ts';

type FileService = ServiceListing & { picture: string };

export const FILE_SERVICES: readonly FileService[] = [
  {
    id: 'printbook',
    picture: book,
    name: 'Print books',
    orderedItems: 'print books',
    summary: 'A photo album, a travel journal or your grandmother’s stories, bound by hand so that they open flat.',
    audience: 'Families, travellers, first-time authors',
    options: [
      { label: 'Book', values: 'photo album, travel journal, story book, custom' },
      { label: 'Size', values: 'A4, A5, square, custom' },
      { label: 'Cover', values: 'hardcover, softcover' },
      { label: 'Your file', values: 'PDF, DOC, DOCX' },
    ],
    minimum: 'From a single copy',
  },
  {
    id: 'certificates',
    picture: certificate,
    name: 'Certificates',
    orderedItems: 'certificates',
    summary: 'Heavy paper with a deckled edge, for an achievement that took effort.',
    audience: 'Schools, colleges, clubs, companies',
    options: [
      { label: 'Occasion', values: 'achievement, participation, completion, custom' },
      { label: 'Size', values: 'A4, A3, custom' },
      { label: 'Paper', values: 'matte, glossy, textured' },
      { label: 'Your file', values: 'PDF, DOC, DOCX, PNG, JPG' },
    ],
    minimum: 'From a single copy',
  },
  {
    id: 'business-cards',
    picture: businessCard,
    name: 'Business cards',
    orderedItems: 'business cards',
    summary: 'A card that people feel before they put it away, and ask what it is made of.',
    audience: 'Studios, shops, consultants, whole teams',
    options: [
      { label: 'Card', values: 'standard, premium, matte, glossy' },
      { label: 'Paper', values: '300 GSM, 400 GSM, recycled' },
      { label: 'Your logo', values: 'an image or PDF, if you have one' },
    ],
    minimum: 'As many as you need',
  },
  {
    id: 'quick-print',
    picture: quickPrint,
    name: 'Quick print',
    orderedItems: 'bulk copies',
    summary: 'Bulk orders of documents: course notes, manuals, programmes, printed and packed in one run.',
    audience: 'Coaching centres, offices, events',
    options: [
      { label: 'Paper size', values: 'A4, A3, Letter' },
      { label: 'Print', values: 'single-sided, double-sided; black & white, color' },
      { label: 'Your file', values: 'PDF, DOC, DOCX' },
    ],
    minimum: 'Minimum 50 copies',
  },
  {
    id: 'custom-print',
    picture: customPrint,
    name: 'Custom print',
    orderedItems: 'custom prints',
    summary: 'Posters, banners, mugs and T-shirts with your drawing, your logo or your words on them.',
    audience: 'Events, cafés, school fests, makers',
    options: [
      { label: 'Print on', values: 'poster, mug, T-shirt, banner, custom' },
      { label: 'Your file', values: 'an image or PDF, if you have one' },
    ],
    minimum: 'As many as you need',
  },
];
