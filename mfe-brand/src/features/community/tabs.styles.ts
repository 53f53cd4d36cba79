import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const TabList = styled.div`
  display: flex;
  gap: ${tokens.space(1)};
  flex-wrap: wrap;
  justify-content: space-between;
  border-bottom: 2px dashed ${tokens.color.line};

  ${media.tablet} {
    gap: ${tokens.space(1)} ${tokens.space(6)};
    justify-content: start;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Tab = styled.button`
  min-height: 3rem;
  margin-bottom: -2px;
  padding: 0 ${tokens.space(0.5)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${tokens.color.inkSoft};
  font: inherit;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.md};
  cursor: pointer;

  ${media.tablet} {
    font-size: ${tokens.size.lg};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${tokens.color.terracotta};
    color: ${tokens.color.ink};
  }
`;

export const Panel = styled.div<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  padding-top: ${tokens.space(10)};

  @media (scripting: none) {
    display: block;
  }
`;

/** Visually hidden, because the tab shows the same title. */
export const PanelTitle = styled.h2`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.xl};

  @media (scripting: none) {
    position: static;
    width: auto;
    height: auto;
    margin-bottom: ${tokens.space(6)};
    clip-path: none;
  }
`;
