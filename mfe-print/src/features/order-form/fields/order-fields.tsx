import { FormMessage } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { EVENTS, LazyArrivalFields } from '../../arrival/index.ts';
import { LazyBrandColors } from '../../brand-colors/index.ts';
import { LazyGuestGroup } from '../../guests/index.ts';
import { LazySuiteSets } from '../../suites/index.ts';
import { UploadField } from '../../upload/index.ts';
import type { OrderSource } from '../order/use-order-source.ts';
import type { OrderState } from '../order/use-order-state.ts';
import { readOnlyReasons } from '../order/page-count.ts';
import { FieldGroup, fieldGroups } from './field-group.tsx';
import { Form, Group } from './form.styles.ts';
import { LazyLineNotice } from './lazy-line-notice.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';

interface OrderFieldsProps {
  id: string;
  service: PrintService;
  design: string | undefined;
  order: OrderState;
  source: OrderSource;
  problem: string | null;
  wantsPrice: boolean;
  quantityGroup: ReactNode;
  onSignIn: () => void;
  onSubmit: () => void;
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

export function OrderFields(props: OrderFieldsProps) {
  const { id, service, design, order, source, problem, wantsPrice, quantityGroup, onSignIn, onSubmit } = props;
  const { form, values, upload } = order;
  const formRef = useFocusFirstError(form, service.file);
  const event = EVENTS[service.id];
  const size = values.size ?? values.paperSize ?? '';

  return (
    <Form
      ref={formRef}
      id={id}
      noValidate
      aria-label={service.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {(source.isLineGone || source.isPaid) && <LazyLineNotice about={source.isPaid ? 'paid' : 'gone'} />}
      {fieldGroups(service, values, source.isPaid).map(({ id: groupId, title, fields, hasFile }) => (
        <FieldGroup
          key={groupId}
          service={service.id}
          title={title}
          fields={/guests|sets|brand/.test(groupId) ? fields.filter(({ withNames }) => withNames) : fields}
          form={form}
          readOnlyReasons={readOnlyReasons(upload)}
        >
          {groupId === 'guests' && (
            <LazyGuestGroup
              {...{ service: service.id, form, values }}
              design={design ?? '1'}
              hasLogo={upload.state.stage !== 'empty'}
              isPaid={source.isPaid}
            />
          )}
          {groupId === 'sets' && <LazySuiteSets form={form} />}
          {groupId === 'brand' && <LazyBrandColors form={form} />}
          {hasFile && service.file && (
            <UploadField
              rule={service.file}
              label={fileLabel(service)}
              upload={upload}
              size={size}
              onSignIn={source.userId === null ? onSignIn : undefined}
            />
          )}
        </FieldGroup>
      ))}
      {quantityGroup}
      {!source.isPaid && event !== undefined && (
        <Group>
          <legend>When will they arrive?</legend>
          <LazyArrivalFields service={service} event={event} day={values.date ?? ''} userId={source.userId} />
        </Group>
      )}
      {wantsPrice && <LazyLineNotice about="no-price" />}
      {problem !== null && (
        <div ref={scrollIntoView}>
          <FormMessage tone="error">{`${problem} Nothing you typed is lost.`}</FormMessage>
        </div>
      )}
    </Form>
  );
}

function fileLabel({ file }: PrintService): string {
  if (file?.name === 'logoFile') return 'Your logo';
  return file?.required === true ? 'Your file' : 'Your design';
}
