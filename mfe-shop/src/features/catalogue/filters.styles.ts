import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const OpenButton = styled.button`
  display: inline-flex;
  gap: ${tokens.space(2)};
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0 ${tokens.space(4)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: inherit;
  font: 600 ${tokens.size.md} / 1.4 ${tokens.font.text};
  cursor: pointer;

  /* Browsers without popover support always show the form. */
  @supports not selector(:popover-open) {
    display: none;
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Panel = styled.form`
  padding: 0;
  margin: 0;
  border: 0;
  background: transparent;
  color: inherit;
  overflow: visible;

  @supports selector(:popover-open) {
    inset: auto 0 0;
    width: auto;
    max-height: 85dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${tokens.color.paper};
    border-radius: ${tokens.radius.md} ${tokens.radius.md} 0 0;
    box-shadow: ${tokens.shadow.lifted};

    &::backdrop {
      background: rgb(41 28 19 / 55%);
    }
  }

  ${media.desktop} {
    position: static;
    display: block;
    width: auto;
    overflow: visible;
    background: transparent;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const PanelContent = styled.div`
  display: grid;
  gap: ${tokens.space(4)};

  @supports selector(:popover-open) {
    padding: ${tokens.space(3)} ${tokens.space(5)} calc(${tokens.space(6)} + env(safe-area-inset-bottom));
  }

  ${media.desktop} {
    display: flex;
    gap: ${tokens.space(6)};
    align-items: end;
    padding: 0;
  }
`;

export const PanelHead = styled.div`
  display: none;

  @supports selector(:popover-open) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: calc(-1 * ${tokens.space(3)});
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(3)};

  ${media.desktop} {
    grid-template-columns: 7rem 7rem;
  }
`;

export const Switches = styled.div`
  display: grid;

  label {
    align-items: center;
    min-height: 3rem;
  }

  ${media.desktop} {
    display: flex;
    gap: ${tokens.space(5)};
  }
`;

export const Submit = styled.div`
  display: grid;

  @media (min-width: 1024px) and (scripting: enabled) {
    display: none;
  }
`;
