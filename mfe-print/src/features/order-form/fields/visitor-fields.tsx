import type { PrintField, PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from '../order/default-values.ts';
import { FieldGroup } from './field-group.tsx';
import { Form } from './form.styles.ts';

interface VisitorFieldsProps {
  service: PrintService;
  form: UseFormReturn<OrderValues>;
  quantityGroup: ReactNode;
}

/**
 * The fields that determine the price. Visitors can fill them in before signing in, without losing
 * the values.
 */
export function VisitorFields({ service, form, quantityGroup }: VisitorFieldsProps) {
  const fields = service.fields.filter((field) => decidesPrice(service, field));
  return (
    <Form as="div" role="group" aria-label="See what it costs">
      {fields.length > 0 && <FieldGroup service={service.id} title="What would it cost?" fields={fields} form={form} />}
      {quantityGroup}
    </Form>
  );
}

function decidesPrice({ pricedByPage }: PrintService, { kind, isPriced, name }: PrintField): boolean {
  return kind === 'choice' || isPriced === true || (pricedByPage && name === 'pages');
}
