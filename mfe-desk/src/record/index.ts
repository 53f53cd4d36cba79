export { ActionButton } from './action-button.tsx';
export { Fact } from './fact.tsx';
export { Loaded } from './loaded.tsx';
export { Notes } from './notes.tsx';
export { Panel } from './panel.tsx';
export { ActionBar, TwoColumns, Column, Facts, PlainList, Quiet, Sums } from './record.styles.ts';
export { ScreenHead } from './screen-head.tsx';
export { useRecord, useChange, useDelete } from './use-record.ts';
