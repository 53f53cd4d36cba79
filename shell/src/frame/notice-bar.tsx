import { useSiteSettings } from '@kaagazz/contract';
import { pageColumn, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Bar = styled.aside`
  background: ${tokens.color.leafDark};
  color: ${tokens.color.onLeaf};
`;

const Words = styled.p`
  ${pageColumn}
  padding-block: ${tokens.space(2)};
  margin-block: 0;
  font-size: ${tokens.size.sm};
  text-align: center;
  text-wrap: balance;
`;

export function NoticeBar() {
  const { notice } = useSiteSettings();
  if (notice === '') return null;

  return (
    <Bar aria-label="Notice">
      <Words>{notice}</Words>
    </Bar>
  );
}
