import { Cluster, FormMessage, Stack, TextField } from '@kaagazz/design-system';
import type { PrintPriceExample } from '@kaagazz/domain/print';

import { ActionButton, Panel, PlainList, Quiet } from '../../record/index.ts';
import { priceText } from './price-rows.ts';

interface PriceChangeProps {
  examples: readonly PrintPriceExample[];
  /** Descriptions of the price changes, one for each changed price. */
  differences: readonly string[];
  mistakes: readonly string[];
  warnings: readonly string[];
  startsOn: string;
  onStartsOn: (day: string) => void;
  onSave: () => Promise<void>;
}

export function PriceChange(props: PriceChangeProps) {
  const { examples, differences, mistakes, warnings, startsOn, onStartsOn, onSave } = props;
  return (
    <Panel title={differences.length === 0 ? 'Examples' : 'New prices'}>
      <Stack gap={4}>
        <PlainList aria-label="Examples">
          {examples.map(({ what, quantity, before, after }) => (
            <li key={what}>
              {what}
              <Quiet>
                {before !== after && <del>{priceText(before)}</del>} {priceText(after)}
                {after !== null && ` each, ${priceText(after * quantity)} in total`}
              </Quiet>
            </li>
          ))}
        </PlainList>
        {differences.length > 0 && (
          <PlainList aria-label="Differences">
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </PlainList>
        )}
        {mistakes.map((mistake) => (
          <FormMessage key={mistake} tone="error">
            {mistake}
          </FormMessage>
        ))}
        {warnings.map((warning) => (
          <Quiet key={warning}>{warning}</Quiet>
        ))}
        <TextField
          label="Starts on"
          type="date"
          hint="Leave empty to start now."
          value={startsOn}
          onChange={({ target }) => onStartsOn(target.value)}
        />
        <Cluster>
          <ActionButton
            label={startsOn ? 'Plan new prices' : 'Change prices now'}
            look="primary"
            action={onSave}
            disabled={differences.length === 0 || mistakes.length > 0}
          />
        </Cluster>
      </Stack>
    </Panel>
  );
}
