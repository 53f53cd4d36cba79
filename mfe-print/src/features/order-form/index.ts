export { PrintOrderForm } from './print-order-form.tsx';
export type { PrintOrderFormProps } from './print-order-form.tsx';
