export { DesignEditor } from './design-editor.tsx';
export { ShapeView, SheetSideView } from './sheet/sheet-side-view.tsx';
export { type CodeEncoder, useCodeEncoder } from './preview/use-code-encoder.ts';
