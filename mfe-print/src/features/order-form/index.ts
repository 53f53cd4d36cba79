export { PrintOrderForm } from './print-order-form.tsx';
