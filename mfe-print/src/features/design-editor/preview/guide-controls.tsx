import { Checkbox, Cluster, tokens } from '@kaagazz/design-system';
import { BLEED, SAFE } from '@kaagazz/print-design';
import styled from 'styled-components';

import type { Guides } from '../sheet/sheet-side-view.tsx';
import { Legend } from './preview.styles.ts';

const Toggle = styled(Checkbox)`
  justify-content: center;
  min-height: 2.75rem;
`;

const Swatch = styled.svg<{ $color: string }>`
  width: 2rem;
  height: 4px;
  stroke: ${({ $color }) => $color};
  stroke-width: 2px;
`;

interface GuideControlsProps {
  guides: Guides;
  onChange: (guides: Guides) => void;
}

/** Turns the trim line and the safe area on and off. */
export function GuideControls({ guides: { bleed, safe }, onChange }: GuideControlsProps) {
  return (
    <Cluster gap={6}>
      <Toggle
        label="Trim and bleed"
        checked={bleed}
        onChange={({ target }) => onChange({ bleed: target.checked, safe })}
      />
      <Toggle label="Safe area" checked={safe} onChange={({ target }) => onChange({ bleed, safe: target.checked })} />
    </Cluster>
  );
}

/** Explains the lines that are shown. */
export function GuideLegend({ guides: { bleed, safe } }: Pick<GuideControlsProps, 'guides'>) {
  if (!bleed && !safe) return null;
  return (
    <Legend>
      {bleed && (
        <Line
          name="Trim"
          text={`The sheet is cut here. The ${BLEED} mm outside are the bleed, which is printed and cut off so that no white edge is left.`}
          color={tokens.color.danger}
          dashes="6 3"
        />
      )}
      {safe && (
        <Line
          name="Safe area"
          text={`All words stay inside this line, ${SAFE} mm from the cut.`}
          color={tokens.color.leaf}
          dashes="2 3"
        />
      )}
    </Legend>
  );
}

function Line({ name, text, color, dashes }: { name: string; text: string; color: string; dashes: string }) {
  return (
    <div>
      <Swatch aria-hidden="true" $color={color}>
        <line x1="0" y1="2" x2="32" y2="2" strokeDasharray={dashes} />
      </Swatch>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
