import { useCart } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { OpenDrawerProps } from './open-drawer.tsx';

export interface Addition {
  id: string;
  quantity: number;
  number: number;
}

/**
 * Must be rendered directly after the "Add to cart" button, so that Tab moves from the button into
 * the drawer.
 */
export function CartDrawer({ added }: { added: Addition | null }) {
  const { lines, count, total } = useCart();
  const { key } = useLocation();
  const [closed, setClosed] = useState({ number: 0, key });
  const [opened, setOpened] = useState({ number: 0, key });
  const code = useDrawerCode(added !== null);

  const number = added?.number ?? 0;
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

function useDrawerCode(needed: boolean): { OpenDrawer: ComponentType<OpenDrawerProps> } | null {
  const [code, setCode] = useState<{ OpenDrawer: ComponentType<OpenDrawerProps> } | null>(null);

  useEffect(() => {
    if (!needed) return undefined;
    let isMounted = true;
    import(/* webpackChunkName: "cart-drawer" */ './open-drawer.tsx').then(
      ({ OpenDrawer }) => isMounted && setCode({ OpenDrawer }),
      (error: unknown) => console.warn('cart drawer failed to load', error),
    );
    return () => void (isMounted = false);
  }, [needed]);

  return code;
}
