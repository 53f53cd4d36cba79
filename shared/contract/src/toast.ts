import { requiredContext } from './required-context.ts';

export interface ToastMessage {
  text: string;
  /** `error` interrupts and is announced as an alert (E4); the others are announced politely */
  tone: 'info' | 'success' | 'error';
  /** how long it stays, milliseconds; default 5000. Hover and focus keep it. */
  duration?: number;
}

/** One toast for the whole site, drawn by the shell. */
export const [ToastProvider, useToast] = requiredContext<(message: ToastMessage) => void>(
  'useToast must be used within a ToastProvider',
);
