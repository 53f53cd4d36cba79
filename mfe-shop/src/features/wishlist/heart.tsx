import { Cluster, TextLink, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { paths } from '../../paths.ts';
import { useWishlist } from './use-wishlist.ts';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${tokens.space(2.5)};
  border: 0;
  border-radius: 1.375rem;
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
  }

  &[aria-pressed='true'] svg {
    fill: ${tokens.color.terracotta};
    stroke: ${tokens.color.terracotta};
  }

  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

export interface HeartProps {
  id: string;
  title: string;
  /** Whether to show text next to the heart. */
  withText?: boolean;
}

/** A button that saves a product to the wishlist or removes it. */
export function Heart({ id, title, withText }: HeartProps) {
  const { ids, isReady, toggle } = useWishlist();
  const isSaved = ids.includes(id);
  const button = (
    <Button
      type="button"
      aria-pressed={isSaved}
      aria-label={withText ? undefined : `Wishlist: ${title}`}
      disabled={!isReady}
      onClick={() => toggle(id)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
        <path d="M12 20.3C5.4 15.7 3 12.4 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.5-2.4 6.8-9 11.4z" />
      </svg>
      {withText && (isSaved ? 'Saved to your wishlist' : 'Save to wishlist')}
    </Button>
  );
  if (!withText) return button;
  return (
    <Cluster gap={2}>
      {button}
      {isSaved && <TextLink to={paths.wishlist}>View your wishlist</TextLink>}
    </Cluster>
  );
}
