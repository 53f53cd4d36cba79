import { requiredContext } from './required-context.ts';

export interface ToastMessage {
  text: string;
  /** Sets the ARIA role: `alert` for an error, otherwise `status`. */
  tone: 'info' | 'success' | 'error';
  /** In milliseconds. Defaults to 5000. A hovered or focused toast stays open. */
  duration?: number;
}

export const [ToastProvider, useToast] = requiredContext<(message: ToastMessage) => void>(
  'useToast must be used within a ToastProvider',
);
