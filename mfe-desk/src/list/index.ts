export { numberColumn, stateColumn, timeColumn } from './columns.ts';
export { DataTable } from './data-table.tsx';
export { saveCsv } from './download-csv.ts';
export { cellOf, type Column, type Filter, optionsOf, type View, viewsOf } from './list-spec.ts';
export { ResourceList } from './resource-list.tsx';
export { saveFile } from '../browser/save-file.ts';
