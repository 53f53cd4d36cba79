import type { DeskPrintPrices } from '@kaagazz/api-schema';
import { Cluster, FormMessage, TextField } from '@kaagazz/design-system';
import { findMissingPrices, printPriceDifferences, printPriceExamples } from '@kaagazz/domain/print';

import { ActionButton, Panel, PlainList, Quiet } from '../../record/index.ts';
import { differenceText, type PriceRow, priceText } from './price-rows.ts';

interface PriceChangeProps {
  prices: DeskPrintPrices;
  after: readonly PriceRow[];
  mistakes: readonly string[];
  startsOn: string;
  onStartsOn: (day: string) => void;
  onSave: () => Promise<void>;
}

export function PriceChange({ prices: { id, rows }, after, mistakes, startsOn, onStartsOn, onSave }: PriceChangeProps) {
  const differences = printPriceDifferences(rows, after).map((one) => differenceText(id, one));
  return (
    <Panel title={differences.length === 0 ? 'Examples' : 'New prices'}>
      <PlainList aria-label="Examples">
        {printPriceExamples(id, rows, after).map(({ what, quantity, before, after }) => (
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
      {findMissingPrices(id, after).map((warning) => (
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
          label={startsOn ? 'Schedule new prices' : 'Change prices now'}
          look="primary"
          action={onSave}
          disabled={differences.length === 0 || mistakes.length > 0}
        />
      </Cluster>
    </Panel>
  );
}
