/** A product as the api answers it, as far as this app shows it (specification §3 Product; money in rupees, E10). */
export interface Product {
  _id: string;
  title: string;
  /** square pictures, 800 x 800; the first one is shown */
  images: string[];
  originalPrice: number;
  discountPercent: number;
  /** after the discount, computed by the server */
  price: number;
  stock: number;
  /** 0 to 5 */
  rating: number;
}

/** A list of products: the bare array or an object around it; both are documented (specification §7, top-picks). */
export type ProductList = Product[] | { products?: Product[] };

export function productsOf(list: ProductList): Product[] {
  return Array.isArray(list) ? list : (list.products ?? []);
}
