import { Eyebrow, Heading, Text } from '@kaagazz/design-system';
import { useId, useState } from 'react';

import { LoneLink } from '../../links/lone-link.ts';
import { elsewhere } from '../../paths.ts';
import { materials } from './materials-list.ts';
import { Choice, ChoiceInput, Choices, Frame, Legend, Panel, Sheet, Story, Words } from './materials.styles.ts';

/**
 * The second hero block: what was thrown away, and the sheet that it becomes. The visitor picks a material and sees its paper; without
 * JavaScript all of them stand one below the other.
 */
export function Materials() {
  const group = useId();
  const [chosen, setChosen] = useState(materials[0].id);

  return (
    <Frame aria-labelledby={`${group}-title`}>
      <Words>
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
      </Words>
      {materials.map(({ id, paper, story, sheet }) => (
        <Panel key={id} id={`${group}-${id}`} $shown={id === chosen} data-material={id}>
          <Sheet src={sheet} alt="" width={800} height={600} loading="lazy" />
          <Story>
            <Heading level={3} size="lg">
              {paper}
            </Heading>
            <Text>{story}</Text>
            <LoneLink to={elsewhere.paper}>See our papers</LoneLink>
          </Story>
        </Panel>
      ))}
    </Frame>
  );
}
