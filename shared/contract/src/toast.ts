import { requiredContext } from './required-context.ts';

export interface ToastMessage {
  text: string;
  /** An `error` has the role `alert`, the others `status`. */
  tone: 'info' | 'success' | 'error';
  /** Milliseconds, 5000 by default. The toast stays while it is hovered or focused. */
  duration?: number;
}

export const [ToastProvider, useToast] = requiredContext<(message: ToastMessage) => void>(
  'useToast must be used within a ToastProvider',
);
