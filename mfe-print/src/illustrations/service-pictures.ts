import booksTiny from './pictures/print-books-hero.w320.avif';
import booksSmall from './pictures/print-books-hero.w480.avif';
import booksLarge from './pictures/print-books-hero.w800.avif';
import books from './pictures/print-books-hero.w800.webp';
import businessCardsTiny from './pictures/print-business-cards-hero.w320.avif';
import businessCardsSmall from './pictures/print-business-cards-hero.w480.avif';
import businessCardsLarge from './pictures/print-business-cards-hero.w800.avif';
import businessCards from './pictures/print-business-cards-hero.w800.webp';
import certificatesTiny from './pictures/print-certificates-hero.w320.avif';
import certificatesSmall from './pictures/print-certificates-hero.w480.avif';
import certificatesLarge from './pictures/print-certificates-hero.w800.avif';
import certificates from './pictures/print-certificates-hero.w800.webp';
import copiesTiny from './pictures/print-copies-hero.w320.avif';
import copiesSmall from './pictures/print-copies-hero.w480.avif';
import copiesLarge from './pictures/print-copies-hero.w800.avif';
import copies from './pictures/print-copies-hero.w800.webp';
import customTiny from './pictures/print-custom-hero.w320.avif';
import customSmall from './pictures/print-custom-hero.w480.avif';
import customLarge from './pictures/print-custom-hero.w800.avif';
import custom from './pictures/print-custom-hero.w800.webp';
import invitationsTiny from './pictures/print-invitations-hero.w320.avif';
import invitationsSmall from './pictures/print-invitations-hero.w480.avif';
import invitationsLarge from './pictures/print-invitations-hero.w800.avif';
import invitations from './pictures/print-invitations-hero.w800.webp';

const picture = (alt: string, src: string, tiny: string, small: string, large: string) => ({
  alt,
  src,
  avif: `${tiny} 320w, ${small} 480w, ${large} 800w`,
});

/** 800 × 800 px. */
export const servicePictures = {
  books: picture(
    'Two hardback albums, the upper one with a painted elephant on its cover.',
    books,
    booksTiny,
    booksSmall,
    booksLarge,
  ),
  businessCards: picture(
    'Business cards with a green border on thick cream paper, some in a stack and two beside it.',
    businessCards,
    businessCardsTiny,
    businessCardsSmall,
    businessCardsLarge,
  ),
  certificates: picture(
    'A certificate with a gold seal on cream paper with a deckle edge.',
    certificates,
    certificatesTiny,
    certificatesSmall,
    certificatesLarge,
  ),
  copies: picture(
    'A thick stack of printed course notes with a pencil on top.',
    copies,
    copiesTiny,
    copiesSmall,
    copiesLarge,
  ),
  custom: picture(
    'A brick-red poster of a village dance, and another one rolled up.',
    custom,
    customTiny,
    customSmall,
    customLarge,
  ),
  invitations: picture(
    'Two wedding invitations on deckle-edged paper in front of an open envelope.',
    invitations,
    invitationsTiny,
    invitationsSmall,
    invitationsLarge,
  ),
};
