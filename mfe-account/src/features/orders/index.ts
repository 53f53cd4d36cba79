export { Orders } from './orders.tsx';
export { OrdersLoading } from './orders-loading.tsx';
export { TrackedOrder } from './tracking/tracked-order.tsx';
export { OrdersSignInPrompt } from './orders-sign-in-prompt.tsx';
