import styled from 'styled-components';

import { TextLink } from '../actions/text-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { visuallyHidden } from '../typography/visually-hidden.tsx';

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space(1.5)};
  min-height: 1.75rem;
  white-space: nowrap;

  /* Truncate the current page to one line, because the heading shows the full text. */
  &:last-child {
    min-width: 0;
  }

  /* Phones show only the links, because the heading below names the current page. */
  @media (max-width: 639px) {
    &:last-child {
      ${visuallyHidden}
    }
  }
`;

const Here = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Crumb = styled(TextLink)`
  position: relative;
  text-decoration-color: transparent;

  &:hover {
    text-decoration-color: ${tokens.color.terracotta};
  }

  &::after {
    content: '';
    position: absolute;
    inset: -0.625rem -0.375rem;
  }
`;

export interface BreadcrumbsProps {
  items: readonly { label: string; to?: string }[];
  className?: string;
}

export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <List>
        {items.map(({ label, to }, index) => (
          <Item key={label}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {to === undefined ? <Here aria-current="page">{label}</Here> : <Crumb to={to}>{label}</Crumb>}
          </Item>
        ))}
      </List>
    </nav>
  );
}
