export { DesignEditor } from './design-editor.tsx';
