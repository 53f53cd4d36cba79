import type { ResponseOf } from '@kaagazz/api-schema';
import { Text } from '@kaagazz/design-system';

import { CsvImportButton } from '../../form/index.ts';
import { type Column, DataTable } from '../../list/index.ts';
import { Quiet, useChange, valueText } from '../../record/index.ts';

type Report = ResponseOf<'POST /desk/products/csv'>;

const columns: readonly Column<Report['changes'][number]>[] = [
  { source: 'id', label: 'Product', render: ({ id }) => id },
  {
    source: 'columns',
    label: 'Before → after',
    render: ({ isNew, columns: changed }) =>
      isNew
        ? 'New product'
        : Object.entries(changed).map(([column, { from, to }]) => (
            <small key={column}>
              {column}: {valueText(from)} → {valueText(to)}
            </small>
          )),
  },
];

export function ImportProducts() {
  const { change } = useChange();
  return (
    <CsvImportButton
      label="Import products"
      intro="Export the catalogue from the products list, edit the file in a spreadsheet program, and choose it here. Nothing changes until you confirm."
      send={(body, dryRun) => change('POST /desk/products/csv', { query: { name: body.name, dryRun }, body })}
      changesIn={(report) => report.new + report.changed}
      done={(report) => `Products: ${report.new} added, ${report.changed} changed`}
    >
      {({ rows, new: added, changed, unchanged, changes }) => (
        <>
          <Text>
            {rows} rows: {added} new, {changed} changed, {unchanged} unchanged.
          </Text>
          {changes.length > 0 && (
            <DataTable label="Differences" columns={columns} rows={changes} keyOf={({ line }) => line} />
          )}
          {added + changed > changes.length && <Quiet>And {added + changed - changes.length} more.</Quiet>}
        </>
      )}
    </CsvImportButton>
  );
}
