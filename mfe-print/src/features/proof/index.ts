export { ProofOfLine } from './proof-of-line.tsx';
