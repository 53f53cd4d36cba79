import { FieldPair } from '@kaagazz/design-system';
import { fileRuleFor, neededFields } from '@kaagazz/domain/print';
import type { PrintField, PrintService, PrintServiceId } from '@kaagazz/domain/print';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from '../order/default-values.ts';
import { Group } from './form.styles.ts';
import { OrderField } from './order-field.tsx';
import { LazyPricedOptions } from './lazy-priced-options.tsx';

interface FieldGroupProps {
  service: PrintServiceId;
  title: string;
  fields: readonly PrintField[];
  form: UseFormReturn<OrderValues>;
  readOnlyReasons?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

export function FieldGroup({ service, title, fields, form, readOnlyReasons = {}, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
      {inRows(fields).map((row) => {
        const inputs = row.map((field) => (
          <Fragment key={field.name}>
            <OrderField field={field} form={form} readOnlyReason={readOnlyReasons[field.name]} />
            {field.isPriced && field.kind === 'text' && (
              <LazyPricedOptions service={service} field={field} form={form} />
            )}
          </Fragment>
        ));
        return row.length > 1 ? <FieldPair key={row[0]?.name}>{inputs}</FieldPair> : inputs;
      })}
    </Group>
  );
}

export function fieldGroups(service: PrintService, values: OrderValues, isPaid: boolean) {
  const { groups } = service;
  const file = fileRuleFor(service, values);
  const fileGroup = groups.find(({ id }) => /^(file|design|card)$/.test(id));
  const fields = neededFields(service, values);
  const shown = fields.filter(({ name, kind }) => kind !== 'sample' && !(isPaid && name === 'pages'));
  return groups
    .map(({ id, title }) => ({
      id,
      title,
      fields: shown.filter(({ group }) => group === id),
      hasFile: !isPaid && file !== null && id === fileGroup?.id,
    }))
    .filter((group) => group.hasFile || group.fields.length > 0);
}

const SHORT: readonly PrintField['kind'][] = ['date', 'time'];

function inRows(fields: readonly PrintField[]): PrintField[][] {
  const rows: PrintField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const [previous] = row ?? [];
    if (row?.length === 1 && previous && SHORT.includes(previous.kind) && SHORT.includes(field.kind)) row.push(field);
    else rows.push([field]);
  }
  return rows;
}
