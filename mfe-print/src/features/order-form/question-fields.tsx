import type { PrintField, PrintService, PrintServiceId } from '@kaagazz/domain/print';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { Pair, Question } from './form.styles.ts';
import { OrderField } from './order-field.tsx';
import type { OrderValues } from './blank-values.ts';
import { PricedAnswers } from './priced-answers.tsx';

interface QuestionFieldsProps {
  service: PrintServiceId;
  title: string;
  fields: readonly PrintField[];
  form: UseFormReturn<OrderValues>;
  /** by field: why it can't be changed */
  fixed?: Readonly<Record<string, string>>;
  /** before the fields: the file they are about */
  children?: ReactNode;
}

/** One question of the form, with the fields that answer it. */
export function QuestionFields({ service, title, fields, form, fixed = {}, children }: QuestionFieldsProps) {
  return (
    <Question>
      <legend>{title}</legend>
      {children}
      {inRows(fields).map((row) => {
        const shown = row.map((field) => (
          <Fragment key={field.name}>
            <OrderField field={field} form={form} fixed={fixed[field.name]} />
            {field.isPriced && field.kind === 'text' && <PricedAnswers service={service} field={field} form={form} />}
          </Fragment>
        ));
        return row.length > 1 ? <Pair key={row[0]?.name}>{shown}</Pair> : shown;
      })}
    </Question>
  );
}

/** The fields of a service by its questions; the file stands at the question called `file`, else at the one before the last. */
export function questionsOf({ groups, fields, file }: PrintService) {
  const place = groups.findIndex(({ id }) => id === 'file' || id === 'design');
  return groups.map(({ id, title }, index) => ({
    id,
    title,
    fields: fields.filter(({ group }) => group === id),
    hasFile: file !== null && index === (place < 0 ? 0 : place),
  }));
}

const SHORT: readonly PrintField['kind'][] = ['date', 'time'];

/** Neighbours that are short share a row: date and time, two names of people. */
function inRows(fields: readonly PrintField[]): PrintField[][] {
  const rows: PrintField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const [before] = last ?? [];
    if (last?.length === 1 && before && SHORT.includes(before.kind) && SHORT.includes(field.kind)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
