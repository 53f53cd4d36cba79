export { DeliveryDates } from './delivery-dates.tsx';
export { DeliveryEstimate } from './delivery-estimate.tsx';
export { deliveryPin } from './delivery-pin.ts';
