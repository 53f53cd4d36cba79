import type { Caller, FilledShop } from './filled-shop.ts';

export interface BenchRequest {
  name: string;
  caller: Caller;
  path: string;
  costsMore?: string;
}

const PAGE_SIZE = 10;
const limit = (products: number) => `limit=${products}`;
const LIST = `/api/product/list?${limit(PAGE_SIZE)}`;

const MIDDLE = {
  popular: cursor('popular', 5000),
  price: cursor('price-asc', 150_000),
  newest: cursor('newest', Date.now() - 1.5 * 365 * 24 * 60 * 60_000),
};

const COSTS_MORE: Record<string, string> = {
  'list between two near prices, newest': 'one in hundreds matches: found by price, then sorted by date',
  'search for a rare word': 'two in 100,000 match: found by a short scan, then by the word index',
  'search for two words': 'few match: hundreds are skipped until a page is full',
  'search for two words without a common match': 'scans the index entries of both words, half of all products each',
};

const catalogue = Object.entries({
  'list, newest': `${LIST}&sort=newest`,
  'list, cheapest': `${LIST}&sort=price-asc`,
  'list, most expensive': `${LIST}&sort=price-desc`,
  'list, most popular': `${LIST}&sort=popular`,
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
  'search for a word in half of all products, newest': `${LIST}&q=handmade`,
  'search for a word in half of all products, cheapest': `${LIST}&q=handmade&sort=price-asc`,
  'search for two words': `${LIST}&q=cotton+notebook`,
  'search for two words without a common match': `${LIST}&q=saffron+handmade+mill`,
  'search for a prefix': `${LIST}&q=noteb`,
  'search for one letter': `${LIST}&q=n`,
  'search in a category, discounted, popular': `${LIST}&q=paper&category=paper&discounted=true&sort=popular`,
  'suggestions for a prefix': '/api/product/suggest?q=noteb',
  'suggestions for a rare word': '/api/product/suggest?q=saff',
  'suggestions without a match': '/api/product/suggest?q=xylophone',
  'a product': '/api/product/sheet-17',
  'related products': '/api/product/sheet-17/related',
  'Best Picks': '/api/product/top-picks',
}).map(([name, path]): BenchRequest => {
  const costsMore = COSTS_MORE[name];
  return { name, caller: 'visitor', path, ...(costsMore !== undefined && { costsMore }) };
});

export const REQUESTS: readonly BenchRequest[] = [
  ...catalogue,
  { name: 'my orders, of a buyer with 10', caller: 'usual', path: '/api/auth/my-order' },
  { name: 'my orders, of a buyer with 500', caller: 'loyal', path: '/api/auth/my-order' },
  { name: 'operator: orders', caller: 'operator', path: '/api/operator/orders?limit=10' },
  { name: 'operator: delivered orders', caller: 'operator', path: '/api/operator/orders?limit=10&status=delivered' },
];

export async function withEqualLength(request: BenchRequest, small: FilledShop): Promise<BenchRequest> {
  const { name, caller, path, costsMore } = request;
  if (costsMore !== undefined || !path.startsWith(LIST)) return request;
  const { products } = JSON.parse((await small.get(caller, path)).body) as { products: unknown[] };
  const found = products.length;
  if (found === 0 || found === PAGE_SIZE) return request;
  return { ...request, name: `${name}, ${found} per page`, path: path.replace(limit(PAGE_SIZE), limit(found)) };
}

function cursor(sort: string, value: number): string {
  return Buffer.from(JSON.stringify([sort, Math.round(value), 'sheet-1'])).toString('base64url');
}
