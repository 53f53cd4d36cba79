import { siteUrl } from './site.ts';

export interface Product {
  _id: string;
  title: string;
  price: number;
  stock: number;
  images: string[];
}

export async function productsOf(category: string): Promise<Product[]> {
  const response = await fetch(`${siteUrl()}/api/product/category/${category}`);
  return ((await response.json()) as { products: Product[] }).products;
}

export async function plentifulProduct(category: string): Promise<Product> {
  const product = (await productsOf(category)).find(({ stock, price }) => stock > 20 && price < 2000);
  if (!product) throw new Error(`no plentiful product in ${category}`);
  return product;
}
