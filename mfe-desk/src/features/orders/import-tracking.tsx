import type { CourierLine } from '@kaagazz/api-schema';

import { CsvImportButton } from '../../form/index.ts';
import { type Column, DataTable } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';

const RESULTS = {
  ship: 'Will be marked as shipped',
  track: 'Gets the tracking number',
  unchanged: 'Nothing to change',
};

const columns: readonly Column<CourierLine>[] = [
  { source: 'line', label: 'Line', render: ({ line }) => line },
  { source: 'id', label: 'Parcel', text: ({ id }) => id, note: ({ courier, tracking }) => `${courier} ${tracking}` },
  {
    source: 'result',
    label: 'Result',
    render: ({ result, message }) => (result === 'error' ? <strong>{message}</strong> : message || RESULTS[result]),
  },
];

const changesIn = (lines: readonly CourierLine[]) =>
  lines.filter(({ result }) => result === 'ship' || result === 'track').length;

export function ImportTracking() {
  const { change } = useChange();
  return (
    <CsvImportButton
      label="Import tracking numbers"
      intro="Choose the file that the courier sent you. It needs the columns order number, courier and tracking number (or AWB). Nothing changes before you confirm."
      send={(body, dryRun) => change('POST /desk/orders/courier-file/shipped', { query: { dryRun }, body })}
      changesIn={({ lines }) => changesIn(lines)}
      done={({ lines }) => {
        const failed = lines.filter(({ result }) => result === 'error').length;
        return `Orders changed: ${changesIn(lines)}. Lines with errors: ${failed}.`;
      }}
    >
      {({ lines }) => <DataTable label="Parcels" columns={columns} rows={lines} keyOf={({ line }) => line} />}
    </CsvImportButton>
  );
}
