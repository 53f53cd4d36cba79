import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Square = styled.span`
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.paperShade};
  object-fit: cover;
`;

export function Thumbnail({ src }: { src: string | undefined }) {
  return src ? <Square as="img" src={src} alt="" loading="lazy" /> : <Square />;
}
