import { Checkbox, Cluster, tokens } from '@kaagazz/design-system';
import { BLEED, SAFE } from '@kaagazz/print-design';
import styled from 'styled-components';

import type { Guides } from '../sheet/sheet-side-view.tsx';
import { Legend } from './preview.styles.ts';

const Toggle = styled(Checkbox)`
  justify-content: center;
  min-height: 2.75rem;
`;

const Swatch = styled.svg`
  width: 2rem;
  height: 4px;
  stroke-width: 2px;
`;

const GUIDES = [
  {
    id: 'bleed',
    label: 'Trim and bleed',
    name: 'Trim',
    text: `We cut the sheet here and print ${BLEED} mm beyond it (the bleed), so that no white edge remains.`,
    color: tokens.color.danger,
    dashes: '6 3',
  },
  {
    id: 'safe',
    label: 'Safe area',
    name: 'Safe area',
    text: `All words stay inside this line, ${SAFE} mm from the cut.`,
    color: tokens.color.leaf,
    dashes: '2 3',
  },
] as const;

interface GuideControlsProps {
  guides: Guides;
  onChange: (guides: Guides) => void;
}

export function GuideControls({ guides, onChange }: GuideControlsProps) {
  return (
    <Cluster gap={6}>
      {GUIDES.map(({ id, label }) => (
        <Toggle
          key={id}
          name={id}
          label={label}
          checked={guides[id]}
          onChange={({ target }) => onChange({ ...guides, [id]: target.checked })}
        />
      ))}
    </Cluster>
  );
}

export function GuideLegend({ guides }: Pick<GuideControlsProps, 'guides'>) {
  const shown = GUIDES.filter(({ id }) => guides[id]);
  if (shown.length === 0) return null;
  return (
    <Legend>
      {shown.map(({ id, name, text, color, dashes }) => (
        <div key={id}>
          <Swatch aria-hidden="true">
            <line x1="0" y1="2" x2="32" y2="2" stroke={color} strokeDasharray={dashes} />
          </Swatch>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Legend>
  );
}
