import { useCart } from '@kaagazz/contract';
import { MAXIMUM_CART_QUANTITY, MINIMUM_CART_QUANTITY, fitsIntoCart } from '@kaagazz/domain';
import { useEffect, useState } from 'react';

import type { Product } from '@kaagazz/api-schema';
import noPicture from '../../illustrations/no-picture.svg';
import type { Addition } from '../cart-drawer/index.ts';

/** How long 'Added to cart' stays (specification §9). */
const ADDED_SHOWN_MS = 2000;

export interface Purchase {
  /** how many pieces the next press adds */
  quantity: number;
  /** takes any number; what is there bounds it */
  setQuantity: (quantity: number) => void;
  /** more were asked for than may be added */
  isCut: boolean;
  /** how many more may be added: the stock that is known, less what is in the cart; below 1 none, as when it has no place for one more line */
  left: number;
  inCart: number;
  /** the cart has no place for one more line, and this product has none in it */
  isCartFull: boolean;
  isReady: boolean;
  add: () => void;
  addition: Addition | null;
  /** for 2 s after each addition */
  isAddedShown: boolean;
}

/** Choosing how many pieces of a product, and putting them into the cart. */
export function usePurchase({ _id: id, title, price, images, stock }: Product): Purchase {
  const cart = useCart();
  const [chosen, setQuantity] = useState(MINIMUM_CART_QUANTITY);
  const [addition, setAddition] = useState<Addition | null>(null);
  const isAddedShown = useShownFor(ADDED_SHOWN_MS, addition?.number ?? 0);
  const inCart = cart.lines.find((line) => line.id === id)?.quantity ?? 0;
  const isCartFull = !fitsIntoCart(cart.lines, id);
  const left = isCartFull ? 0 : Math.min(stock, MAXIMUM_CART_QUANTITY) - inCart;
  const quantity = Math.max(MINIMUM_CART_QUANTITY, Math.min(chosen, left));
  const isCut = chosen > quantity && left > 0;
  const isReady = cart.status === 'ready';

  const add = () => {
    if (left < 1 || !isReady) return;
    cart.add({ id, title, price, image: images[0] ?? noPicture }, quantity);
    setAddition((before) => ({ id, quantity, number: (before?.number ?? 0) + 1 }));
    setQuantity(MINIMUM_CART_QUANTITY);
  };

  return { quantity, setQuantity, isCut, left, inCart, isCartFull, isReady, add, addition, isAddedShown };
}

/** True for `milliseconds` after each rise of `count`. */
function useShownFor(milliseconds: number, count: number): boolean {
  const [done, setDone] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, count]);

  return count > done;
}
