export { DataTable } from './data-table.tsx';
export { csvOf } from './download-csv.ts';
export { cellOf, type Column, type Filter, optionsOf, type View, viewsOf } from './list-spec.ts';
export { numberColumn } from './number-column.ts';
export { ResourceList } from './resource-list.tsx';
export { saveFile } from './save-file.ts';
export { stateColumn } from './state-column.ts';
export { timeColumn } from './time-column.ts';
