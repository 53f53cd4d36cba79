import { useCart } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { OpenDrawerProps } from './open-drawer.tsx';

/** What has just gone into the cart. */
export interface Addition {
  /** the cart line's id */
  id: string;
  /** how many pieces were added */
  quantity: number;
  /** counts the presses of Add to cart, from 1: a new number opens the drawer anew */
  number: number;
}

/**
 * What came into the cart and where to go from there: opens with each addition and leaves page, header and focus alone. Stands right
 * after the button that adds, so that it is the next thing in the order of Tab. Its code is fetched with the first addition; when that
 * fails, the page has said 'Added to cart' all the same.
 *
 * @param added the newest addition; `null` before the first one
 * @example <CartDrawer added={{ id: product._id, quantity: 1, number: presses }} />
 */
export function CartDrawer({ added }: { added: Addition | null }) {
  const { lines, count, total } = useCart();
  const { key } = useLocation();
  const [closed, setClosed] = useState({ number: 0, key });
  const [opened, setOpened] = useState({ number: 0, key });
  const code = useDrawerCode(added !== null);

  const number = added?.number ?? 0;
  // The place where it opened: a step to anywhere else closes it.
  if (number !== opened.number) setOpened({ number, key });
  const line = lines.find(({ id }) => id === added?.id);
  const open = number > closed.number && opened.key === key && line !== undefined;

  return (
    <>
      <VisuallyHidden role="status">
        {open && `${line.title}: your cart now holds ${pieces(count)} for ${formatRupees(total)}.`}
      </VisuallyHidden>
      {open && code && (
        <code.OpenDrawer
          key={number}
          line={line}
          quantity={added?.quantity ?? 1}
          onClose={() => setClosed({ number, key })}
        />
      )}
    </>
  );
}

function pieces(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

interface DrawerCode {
  OpenDrawer: ComponentType<OpenDrawerProps>;
}

function useDrawerCode(wanted: boolean): DrawerCode | null {
  const [code, setCode] = useState<DrawerCode | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let needed = true;
    import(/* webpackChunkName: "cart-drawer" */ './open-drawer.tsx').then(
      ({ OpenDrawer }) => needed && setCode({ OpenDrawer }),
      (error: unknown) => console.warn('the cart drawer did not arrive', error),
    );
    return () => void (needed = false);
  }, [wanted]);

  return code;
}
