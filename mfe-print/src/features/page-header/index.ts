export { PageHeader, printTrail } from './page-header.tsx';
export { PrintProductHead } from './print-product-head.tsx';
