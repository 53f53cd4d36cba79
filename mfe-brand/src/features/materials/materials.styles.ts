import { media, pageColumn, plainGround, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: ${tokens.space(8)};
  align-items: center;
  ${pageColumn}
  ${plainGround}
  padding-block: ${tokens.space(11)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${tokens.space(16)};
    min-height: 90svh;
    padding-block: ${tokens.space(20)};
  }
`;

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: auto auto;
  column-gap: ${tokens.space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Legend = styled.legend`
  margin-bottom: ${tokens.space(2)};
  padding: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: 3rem;
  border-bottom: 2px dashed ${tokens.color.line};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.md};
  cursor: pointer;
  transition: color ${tokens.time.fast} ease;

  ${media.tablet} {
    gap: ${tokens.space(3)};
    font-size: ${tokens.size.lg};
  }

  &:hover {
    color: ${tokens.color.leaf};
  }

  &:has(:checked) {
    border-bottom-color: ${tokens.color.terracotta};
    color: ${tokens.color.leafDark};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 3px;
  }
`;

export const ChoiceInput = styled.input`
  flex: none;
  width: 1rem;
  height: 1rem;
  margin: 0;
  border: 2px solid currentColor;
  border-radius: ${tokens.radius.pill};
  appearance: none;
  cursor: inherit;

  &:checked {
    border-color: ${tokens.color.terracotta};
    background: ${tokens.color.marigold};
    box-shadow: inset 0 0 0 2px ${tokens.color.ground};
  }

  &:focus-visible {
    outline: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Panel = styled.div<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'grid' : 'none')};
  gap: ${tokens.space(5)};

  @media (prefers-reduced-motion: no-preference) {
    animation: lay ${tokens.time.slow} ease-out;
  }

  @keyframes lay {
    from {
      opacity: 0;
      transform: translateY(12px) rotate(-1deg);
    }
  }

  @media (scripting: none) {
    display: grid;
  }
`;

export const Photo = styled(Link)`
  display: block;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  width: 100%;
`;

export const Sheet = styled.img`
  width: 100%;
  height: auto;
`;

export const Story = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(3)};
`;
