import type { Asker, ShopOfSize } from './shop-of-size.ts';

export interface Question {
  what: string;
  asker: Asker;
  call: string;
  /** why a large shop cannot be as quick as an empty one: it is told for the record, without a target */
  costsMore?: string;
}

/** Products on a page. */
const PAGE = 10;
const limitOf = (products: number) => `limit=${products}`;
const LIST = `/api/product/list?${limitOf(PAGE)}`;

/** In the middle of what is sorted so, whatever the size of the shop. */
const MIDDLE = {
  popular: cursor('popular', 5000),
  price: cursor('price-asc', 150_000),
  newest: cursor('newest', Date.now() - 1.5 * 365 * 24 * 60 * 60_000),
};

/** An exact answer needs more reading in a large shop than in one where there is nothing to read. */
const COSTS_MORE: Record<string, string> = {
  'list between two near prices, newest': 'one in hundreds fits: found by price, then sorted by date',
  'search for a rare word': 'two in 100,000 fit: after a short walk the index of words is asked',
  'search for two words': 'few fit: hundreds are passed until a page is full',
  'search for two words that never meet': 'the lists of both words, half of all products each, are read to the end',
};

const catalogue = Object.entries({
  'list, newest': `${LIST}&sort=newest`,
  'list, cheapest': `${LIST}&sort=price-asc`,
  'list, dearest': `${LIST}&sort=price-desc`,
  'list, popular': `${LIST}&sort=popular`,
  'list of a category, newest': `${LIST}&category=paper`,
  'list of a category, cheapest': `${LIST}&category=paper&sort=price-asc`,
  'list of a category, popular': `${LIST}&category=gift-sets&sort=popular`,
  'list, a page in the middle, newest': `${LIST}&cursor=${MIDDLE.newest}`,
  'list, a page in the middle, cheapest': `${LIST}&sort=price-asc&cursor=${MIDDLE.price}`,
  'list, a page in the middle, popular': `${LIST}&sort=popular&cursor=${MIDDLE.popular}`,
  'list between two prices, newest': `${LIST}&minPrice=200&maxPrice=900`,
  'list between two prices in a category, cheapest': `${LIST}&category=paper&minPrice=200&maxPrice=900&sort=price-asc`,
  'list between two near prices, newest': `${LIST}&minPrice=200&maxPrice=201`,
  'list, discounted and in stock, newest': `${LIST}&discounted=true&inStock=true`,
  'list, eco-friendly, cheapest': `${LIST}&ecoFriendly=true&sort=price-asc`,
  'search for a rare word': `${LIST}&q=saffron`,
  'search for a word of every second product, newest': `${LIST}&q=handmade`,
  'search for a word of every second product, cheapest': `${LIST}&q=handmade&sort=price-asc`,
  'search for two words': `${LIST}&q=cotton+notebook`,
  'search for two words that never meet': `${LIST}&q=saffron+handmade+mill`,
  'search for the beginning of a word': `${LIST}&q=noteb`,
  'search for one letter': `${LIST}&q=n`,
  'search in a category, discounted, popular': `${LIST}&q=paper&category=paper&discounted=true&sort=popular`,
  'suggestions for a beginning': '/api/product/suggest?q=noteb',
  'suggestions for a rare word': '/api/product/suggest?q=saff',
  'suggestions for nothing that there is': '/api/product/suggest?q=xylophone',
  'a product': '/api/product/sheet-17',
  'related products': '/api/product/sheet-17/related',
  'Best Picks': '/api/product/top-picks',
}).map(([what, call]): Question => {
  const costsMore = COSTS_MORE[what];
  return { what, asker: 'anybody', call, ...(costsMore && { costsMore }) };
});

/** What is asked of a small and of a large shop. */
export const QUESTIONS: readonly Question[] = [
  ...catalogue,
  { what: 'my orders, of a buyer with 10', asker: 'usual', call: '/api/auth/my-order' },
  { what: 'my orders, of a buyer with 500', asker: 'loyal', call: '/api/auth/my-order' },
  { what: 'operator: orders', asker: 'operator', call: '/api/operator/orders?limit=10' },
  { what: 'operator: delivered orders', asker: 'operator', call: '/api/operator/orders?limit=10&status=delivered' },
];

/**
 * How a question is asked of both shops. Where the small one has fewer products than a page holds, ten products would be weighed against its one or two: of both
 * is asked for as many as it has, so that the answers are equally long. The whole page is asked for, too, for the record.
 */
export async function evenly(question: Question, small: Pick<ShopOfSize, 'read'>): Promise<Question[]> {
  const { what, asker, call, costsMore } = question;
  if (costsMore || !call.startsWith(LIST)) return [question];
  const { products } = (await small.read(asker, call)) as { products: unknown[] };
  const found = products.length;
  if (found === 0 || found === PAGE) return [question];
  return [
    { ...question, what: `${what}, ${found} on a page`, call: call.replace(limitOf(PAGE), limitOf(found)) },
    { ...question, what: `${what}, a full page`, costsMore: `${PAGE} products, beside ${found}` },
  ];
}

function cursor(sort: string, value: number): string {
  return Buffer.from(JSON.stringify([sort, Math.round(value), 'sheet-1'])).toString('base64url');
}
