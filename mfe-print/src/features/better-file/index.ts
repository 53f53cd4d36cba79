export { BetterFile } from './better-file.tsx';
