import type { ProductDetails } from '@kaagazz/api-schema';
import { useCart } from '@kaagazz/contract';
import { MAXIMUM_CART_QUANTITY, MINIMUM_CART_QUANTITY, fitsIntoCart, priceAtQuantity } from '@kaagazz/domain';
import { useEffect, useState } from 'react';

import noPicture from '../../illustrations/no-picture.svg';
import type { Addition } from '../cart-drawer/index.ts';

const ADDED_SHOWN_MS = 2000;

export interface AddToCartState {
  quantity: number;
  setQuantity: (quantity: number) => void;
  isLimited: boolean;
  available: number;
  inCart: number;
  /**
   * Unit price in rupees, after the quantity discount. Units already in the cart count towards the
   * discount.
   */
  price: number;
  isCartFull: boolean;
  isReady: boolean;
  add: () => void;
  addition: Addition | null;
  isAddedShown: boolean;
}

export function useAddToCart(product: ProductDetails): AddToCartState {
  const { _id: id, title, images, stock } = product;
  const cart = useCart();
  const [wanted, setQuantity] = useState(MINIMUM_CART_QUANTITY);
  const [addition, setAddition] = useState<Addition | null>(null);
  const isAddedShown = useShownFor(ADDED_SHOWN_MS, addition?.number ?? 0);
  const inCart = cart.lines.find((line) => line.id === id)?.quantity ?? 0;
  const isCartFull = !fitsIntoCart(cart.lines, id);
  const available = isCartFull ? 0 : Math.min(stock, MAXIMUM_CART_QUANTITY) - inCart;
  const quantity = Math.max(MINIMUM_CART_QUANTITY, Math.min(wanted, available));
  const isLimited = available > 0 && wanted >= available && (wanted > quantity || quantity > MINIMUM_CART_QUANTITY);
  const price = priceAtQuantity(product, inCart + quantity);
  const isReady = cart.status === 'ready';

  const add = () => {
    if (available < 1 || !isReady) return;
    cart.add({ id, title, price, image: images[0] ?? noPicture }, quantity);
    setAddition((before) => ({ id, quantity, number: (before?.number ?? 0) + 1 }));
    setQuantity(MINIMUM_CART_QUANTITY);
  };

  return {
    quantity,
    setQuantity,
    isLimited,
    available,
    inCart,
    price,
    isCartFull,
    isReady,
    add,
    addition,
    isAddedShown,
  };
}

function useShownFor(milliseconds: number, count: number): boolean {
  const [done, setDone] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, count]);

  return count > done;
}
