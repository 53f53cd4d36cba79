import type { PrintField, PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { Form } from './form.styles.ts';
import type { OrderValues } from './blank-values.ts';
import { QuestionFields } from './question-fields.tsx';

interface VisitorPartProps {
  service: PrintService;
  form: UseFormReturn<OrderValues>;
  howMany: ReactNode;
}

/** Below the prompt: what a price depends on, to play with: visitors see prices before they sign in (E21). It is kept for the form. */
export function VisitorPart({ service, form, howMany }: VisitorPartProps) {
  const priced = service.fields.filter((field) => decidesPrice(service, field));
  return (
    <Form as="div" role="group" aria-label="See what it costs">
      {priced.length > 0 && (
        <QuestionFields service={service.id} title="What would it cost?" fields={priced} form={form} />
      )}
      {howMany}
    </Form>
  );
}

function decidesPrice({ pricedByPage }: PrintService, { kind, isPriced, name }: PrintField): boolean {
  return kind === 'choice' || isPriced === true || (pricedByPage && name === 'pages');
}
