import { Checkbox, Cluster, tokens } from '@kaagazz/design-system';
import { BLEED, SAFE } from '@kaagazz/print-design';
import styled from 'styled-components';

import type { Guides } from '../drawing/drawing-view.tsx';
import { Legend } from './preview.styles.ts';

/** A finger hits the whole line. */
const Toggle = styled(Checkbox)`
  justify-content: center;
  min-height: 2.75rem;
`;

const Swatch = styled.svg<{ $colour: string }>`
  width: 2rem;
  height: 4px;
  stroke: ${({ $colour }) => $colour};
  stroke-width: 2px;
`;

interface GuideControlsProps {
  guides: Guides;
  onChange: (guides: Guides) => void;
}

/** Shows on demand how the sheet will be cut. */
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

/** What the lines mean that are shown. */
export function GuideLegend({ guides: { bleed, safe } }: Pick<GuideControlsProps, 'guides'>) {
  if (!bleed && !safe) return null;
  return (
    <Legend>
      {bleed && (
        <Line
          name="Trim"
          text={`Here the sheet is cut. The ${BLEED} mm outside are the bleed: printed along, so that no white edge is left.`}
          colour={tokens.color.danger}
          dashes="6 3"
        />
      )}
      {safe && (
        <Line
          name="Safe area"
          text={`Words stay within, ${SAFE} mm from the cut, whatever you type.`}
          colour={tokens.color.leaf}
          dashes="2 3"
        />
      )}
    </Legend>
  );
}

function Line({ name, text, colour, dashes }: { name: string; text: string; colour: string; dashes: string }) {
  return (
    <div>
      <Swatch aria-hidden="true" $colour={colour}>
        <line x1="0" y1="2" x2="32" y2="2" strokeDasharray={dashes} />
      </Swatch>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
