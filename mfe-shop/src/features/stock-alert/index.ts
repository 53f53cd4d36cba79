export { AlertLink } from './alert-link.tsx';
export { StockAlertForm } from './stock-alert-form.tsx';
