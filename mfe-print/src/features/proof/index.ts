export { LineProof } from './line-proof.tsx';
