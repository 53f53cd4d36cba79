import { Eyebrow, Heading, Stack, Text } from '@kaagazz/design-system';
import { useId, useState } from 'react';

import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere } from '../../paths.ts';
import { materials } from './materials-list.ts';
import { Choice, ChoiceInput, Choices, Frame, Legend, Panel, Sheet, Story } from './materials.styles.ts';

/**
 * Shows the paper made from the type of waste that the visitor selects, or all papers without
 * JavaScript.
 */
export function Materials() {
  const group = useId();
  const [chosen, setChosen] = useState(materials[0]?.id);

  return (
    <Frame aria-labelledby={`${group}-title`}>
      <Stack gap={5}>
        <Eyebrow>From waste to sheet</Eyebrow>
        <Heading level={2} size="xxl" id={`${group}-title`}>
          What the city sweeps up by night, we write on by morning.
        </Heading>
        <Choices>
          <Legend>Pick what was thrown away:</Legend>
          {materials.map(({ id, waste }) => (
            <Choice key={id}>
              <ChoiceInput
                type="radio"
                name={group}
                value={id}
                checked={id === chosen}
                onChange={() => setChosen(id)}
                aria-controls={`${group}-${id}`}
              />
              <span>{waste}</span>
            </Choice>
          ))}
        </Choices>
      </Stack>
      {materials.map(({ id, paper, story, sheet }) => (
        <Panel key={id} id={`${group}-${id}`} $shown={id === chosen} data-material={id}>
          <Sheet src={sheet} alt="" width={800} height={600} loading="lazy" />
          <Story>
            <Heading level={3} size="lg">
              {paper}
            </Heading>
            <Text>{story}</Text>
            <StandaloneLink to={elsewhere.paper}>See our papers</StandaloneLink>
          </Story>
        </Panel>
      ))}
    </Frame>
  );
}
