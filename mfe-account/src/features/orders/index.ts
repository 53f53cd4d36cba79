export { Orders } from './orders.tsx';
export { OrdersSignIn } from './orders-sign-in.tsx';
export { OrdersWaiting } from './orders-waiting.tsx';
