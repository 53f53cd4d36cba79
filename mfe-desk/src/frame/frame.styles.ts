import { media, tokens } from '@kaagazz/design-system';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

import { bareButton } from '../form/index.ts';

export const Shell = styled.div`
  min-height: 100dvh;
  padding-bottom: 4.25rem;

  @media (min-width: 900px) {
    display: grid;
    grid-template-columns: 13.5rem minmax(0, 1fr);
    padding-bottom: 0;
  }
`;

export const Side = styled.nav`
  display: none;

  @media (min-width: 900px) {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100dvh;
    padding: ${tokens.space(5)} 0 ${tokens.space(4)};
    border-inline-end: 1.5px dashed ${tokens.color.line};
    background: color-mix(in srgb, ${tokens.color.paperShade} 45%, ${tokens.color.ground});
  }
`;

export const SideLinks = styled.div`
  flex: 1;
  overflow-y: auto;
`;

export const Group = styled.section`
  h2 {
    margin: ${tokens.space(2.5)} 0 0;
    padding-inline: ${tokens.space(5)};
    color: ${tokens.color.inkSoft};
    font: 600 ${tokens.size.xs} / 1.6 ${tokens.font.text};
  }
`;

export const Brand = styled.p`
  margin: 0 0 ${tokens.space(3)};
  padding-inline: ${tokens.space(5)};
  font: ${tokens.weight.display} 1.5rem / 1.1 ${tokens.font.display};

  small {
    display: block;
    margin-top: 0.15rem;
    color: ${tokens.color.terracotta};
    font: 600 0.75rem / 1.2 ${tokens.font.text};
    letter-spacing: 0.02em;
  }
`;

export const SideLink = styled(NavLink)`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${tokens.space(5)};
  border-inline-start: 3px solid transparent;
  color: ${tokens.color.ink};
  font-size: ${tokens.size.sm};
  text-decoration: none;

  &[aria-current='page'] {
    border-color: ${tokens.color.leaf};
    background: ${tokens.color.paper};
    font-weight: 600;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.paper};
    }
  }

  @media (min-width: 900px) {
    min-height: 1.875rem;
  }
`;

export const SideFoot = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  padding: ${tokens.space(3)} ${tokens.space(5)} 0;
  font-size: ${tokens.size.xs};
  color: ${tokens.color.inkSoft};
`;

export const BottomBar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border-top: 1.5px dashed ${tokens.color.line};
  background: ${tokens.color.paper};

  a,
  button {
    ${bareButton}
    display: grid;
    justify-items: center;
    gap: 0.1rem;
    padding: 0.5rem 0.25rem 0.6rem;
    color: ${tokens.color.inkSoft};
    font: 600 0.75rem / 1.3 ${tokens.font.text};
    text-decoration: none;
  }

  a[aria-current='page'] {
    color: ${tokens.color.leafDark};
    box-shadow: inset 0 3px 0 ${tokens.color.leaf};
  }

  @media (min-width: 900px) {
    display: none;
  }
`;

export const Main = styled.main`
  min-width: 0;
  max-width: 84rem;
  padding: ${tokens.space(4)} ${tokens.space(4)} ${tokens.space(10)};

  @media (min-width: 900px) {
    padding: ${tokens.space(6)} ${tokens.space(8)} ${tokens.space(12)};
  }
`;

export const Toasts = styled.div`
  position: fixed;
  inset: auto ${tokens.space(4)} 5rem;
  z-index: 20;
  display: grid;
  gap: ${tokens.space(2)};
  max-width: 26rem;
  margin-inline: auto;

  @media (min-width: 900px) {
    inset: auto ${tokens.space(6)} ${tokens.space(6)} auto;
    width: 26rem;
  }
`;
