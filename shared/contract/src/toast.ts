import { requiredContext } from './required-context.ts';

export interface ToastMessage {
  text: string;
  /** An error has the ARIA role `alert`, other toasts have `status`. */
  tone: 'info' | 'success' | 'error';
  /** In milliseconds, 5000 by default. A hovered or focused toast stays open. */
  duration?: number;
}

export const [ToastProvider, useToast] = requiredContext<(message: ToastMessage) => void>(
  'useToast must be used within a ToastProvider',
);
