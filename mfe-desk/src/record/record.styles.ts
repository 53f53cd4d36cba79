import { Cluster, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const ActionBar = styled(Cluster)`
  margin-block: 1rem 1.5rem;
`;

export const Column = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  min-width: 0;
`;

export const TwoColumns = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  align-items: start;

  @media (max-width: 1099px) {
    > ${Column} {
      display: contents;
    }

    [data-last] {
      order: 1;
    }
  }

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1.9fr) minmax(17rem, 1fr);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: ${tokens.space(1.5)} ${tokens.space(4)};
  margin: 0;
  font-size: ${tokens.size.sm};

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const PlainList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(3)};

  &:empty {
    display: none;
  }
`;

export const PictureItem = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${tokens.space(3)};
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space(1)} ${tokens.space(6)};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
  }

  [data-total] {
    font-weight: 600;
  }
`;
