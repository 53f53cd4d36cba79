import { ButtonLink, EmptyState, Picture } from '@kaagazz/design-system';

import emptyCart from '../../illustrations/empty-cart.svg';
import { productsPath } from '../../paths.ts';

export function EmptyCart({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      picture={<Picture src={emptyCart} alt="" width={600} height={450} />}
      action={<ButtonLink to={productsPath()}>Explore products</ButtonLink>}
    >
      Browse our notebooks, gift sets and tree-free paper.
    </EmptyState>
  );
}
