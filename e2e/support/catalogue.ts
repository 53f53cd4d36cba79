import { siteUrl } from './site.ts';

/** A product as the api answers it, as far as journeys read it. */
export interface Product {
  _id: string;
  title: string;
  /** rupees */
  price: number;
  stock: number;
  images: string[];
}

export async function productsOf(category: string): Promise<Product[]> {
  const response = await fetch(`${siteUrl()}/api/product/category/${category}`);
  return ((await response.json()) as { products: Product[] }).products;
}

/** A product of the first page of a category that is there in plenty and ships for money. */
export async function plentifulProduct(category: string): Promise<Product> {
  const product = (await productsOf(category)).find(({ stock, price }) => stock > 20 && price < 2000);
  if (!product) throw new Error(`no plentiful product in ${category}`);
  return product;
}
