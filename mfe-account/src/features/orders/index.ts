export { Orders } from './orders.tsx';
export { OrdersSignInPrompt } from './orders-sign-in-prompt.tsx';
export { OrdersLoading } from './orders-loading.tsx';
