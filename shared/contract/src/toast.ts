import { requiredContext } from './required-context.ts';

export interface ToastMessage {
  text: string;
  /** Errors have the ARIA role `alert`. All other toasts have the role `status`. */
  tone: 'info' | 'success' | 'error';
  /** In milliseconds, 5000 by default. A hovered or focused toast stays open. */
  duration?: number;
}

export const [ToastProvider, useToast] = requiredContext<(message: ToastMessage) => void>(
  'useToast must be used within a ToastProvider',
);
