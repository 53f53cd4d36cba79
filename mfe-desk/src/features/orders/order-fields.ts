import type { FieldSpec } from '../../form/index.ts';

export const COURIER: FieldSpec = {
  name: 'courier',
  label: 'Courier',
  required: true,
  hint: 'For example India Post or Delhivery',
};

export const SHIPMENT: readonly FieldSpec[] = [
  COURIER,
  { name: 'tracking', label: 'Tracking number', hint: 'You can add it later.' },
];
