import businessCardsCards from './pictures/print-blank-business-cards-hero.cards.json';
import businessCardsMask from './pictures/print-blank-business-cards-hero.mask.webp';
import businessCardsLarge from './pictures/print-blank-business-cards-hero.w1280.avif';
import businessCardsSmall from './pictures/print-blank-business-cards-hero.w480.avif';
import businessCardsMedium from './pictures/print-blank-business-cards-hero.w800.avif';
import businessCards from './pictures/print-blank-business-cards-hero.w800.webp';
import landscapeCards from './pictures/print-blank-landscape-hero.cards.json';
import landscapeMask from './pictures/print-blank-landscape-hero.mask.webp';
import landscapeLarge from './pictures/print-blank-landscape-hero.w1280.avif';
import landscapeSmall from './pictures/print-blank-landscape-hero.w480.avif';
import landscapeMedium from './pictures/print-blank-landscape-hero.w800.avif';
import landscape from './pictures/print-blank-landscape-hero.w800.webp';
import portraitCards from './pictures/print-blank-portrait-hero.cards.json';
import portraitMask from './pictures/print-blank-portrait-hero.mask.webp';
import portraitLarge from './pictures/print-blank-portrait-hero.w1280.avif';
import portraitSmall from './pictures/print-blank-portrait-hero.w480.avif';
import portraitMedium from './pictures/print-blank-portrait-hero.w800.avif';
import portrait from './pictures/print-blank-portrait-hero.w800.webp';
import squareCards from './pictures/print-blank-square-hero.cards.json';
import squareMask from './pictures/print-blank-square-hero.mask.webp';
import squareLarge from './pictures/print-blank-square-hero.w1280.avif';
import squareSmall from './pictures/print-blank-square-hero.w480.avif';
import squareMedium from './pictures/print-blank-square-hero.w800.avif';
import square from './pictures/print-blank-square-hero.w800.webp';

/** `x` is a fraction of the picture's width, and `y` is a fraction of its height. */
interface Corner {
  x: number;
  y: number;
}

interface Card {
  /** In mm. */
  width: number;
  height: number;
  upperLeft: Corner;
  upperRight: Corner;
  lowerRight: Corner;
  lowerLeft: Corner;
}

interface CardPicture {
  alt: string;
  src: string;
  avif: string;
  /** AVIF, 1280 px wide. */
  largest: string;
  mask: string;
  cards: readonly Card[];
}

const widths = (small: string, medium: string, large: string) => `${small} 480w, ${medium} 800w, ${large} 1280w`;

const PICTURES: readonly CardPicture[] = [
  {
    alt: 'A card with a deckle edge on a brown envelope, on a wooden table.',
    cards: portraitCards,
    mask: portraitMask,
    src: portrait,
    avif: widths(portraitSmall, portraitMedium, portraitLarge),
    largest: portraitLarge,
  },
  {
    alt: 'A wide card with a deckle edge on a brown envelope, on a wooden table with petals.',
    cards: landscapeCards,
    mask: landscapeMask,
    src: landscape,
    avif: widths(landscapeSmall, landscapeMedium, landscapeLarge),
    largest: landscapeLarge,
  },
  {
    alt: 'A square card with a deckle edge on a brown envelope, on a wooden table.',
    cards: squareCards,
    mask: squareMask,
    src: square,
    avif: widths(squareSmall, squareMedium, squareLarge),
    largest: squareLarge,
  },
  {
    alt: 'The two sides of a business card on a wooden table.',
    cards: businessCardsCards,
    mask: businessCardsMask,
    src: businessCards,
    avif: widths(businessCardsSmall, businessCardsMedium, businessCardsLarge),
    largest: businessCardsLarge,
  },
];

export interface SheetShape {
  width: number;
  height: number;
  sides: readonly unknown[];
}

export function cardPicture({ width, height, sides }: SheetShape): CardPicture {
  const difference = ([first]: readonly Card[]) =>
    first ? Math.abs(Math.log((first.width / first.height) * (height / width))) : Infinity;
  const [closest] = PICTURES.filter(({ cards }) => cards.length === sides.length).toSorted(
    (a, b) => difference(a.cards) - difference(b.cards),
  );
  if (!closest) throw new Error(`no picture of ${sides.length} blank cards`);
  return closest;
}
