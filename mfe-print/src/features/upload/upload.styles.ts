import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const DropZone = styled.div<{ $isActive: boolean; $isInvalid: boolean }>`
  position: relative;
  display: grid;
  gap: ${tokens.space(2)};
  justify-items: center;
  align-content: center;
  box-sizing: border-box;
  min-height: 10.5rem;
  padding: ${tokens.space(5)};
  border: 2px dashed ${({ $isInvalid }) => ($isInvalid ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.md};
  background: ${({ $isActive }) => ($isActive ? tokens.color.leafTint : tokens.color.paper)};
  text-align: center;
  transition: background-color ${tokens.time.fast};

  > svg {
    color: ${tokens.color.action};
  }
`;

export const DropHint = styled.div`
  display: none;

  ${media.hover} {
    display: block;
  }
`;

export const FilePanel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)} ${tokens.space(4)};
  align-items: center;
  box-sizing: border-box;
  min-height: 10.5rem;
  padding: ${tokens.space(4)};
  border: 1.5px solid ${tokens.color.line};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
`;

export const Thumbnail = styled.div`
  display: grid;
  place-items: center;
  width: 5.5rem;
  height: 7rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.paperShade};
  overflow: hidden;

  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }

  ${media.tablet} {
    width: 6.5rem;
  }
`;

export const FileName = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Bar = styled.progress`
  width: 100%;
  height: 0.625rem;
  appearance: none;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paperShade};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${tokens.color.paperShade};
  }
  &::-webkit-progress-value {
    background: ${tokens.color.action};
  }
  &::-moz-progress-bar {
    background: ${tokens.color.action};
  }
`;

export const Note = styled.p<{ $isWarning: boolean }>`
  display: flex;
  gap: ${tokens.space(2)};
  margin: 0;
  padding: ${({ $isWarning }) => ($isWarning ? `${tokens.space(2)} ${tokens.space(3)}` : 0)};
  border-radius: ${tokens.radius.sm};
  background: ${({ $isWarning }) => ($isWarning ? tokens.color.marigoldTint : 'transparent')};
  color: ${({ $isWarning }) => ($isWarning ? tokens.color.badgeInk : tokens.color.inkSoft)};
  font-size: ${tokens.size.sm};
  line-height: 1.45;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;
