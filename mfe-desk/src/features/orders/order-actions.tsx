import type { DeskOrder } from '@kaagazz/api-schema';
import { useNavigate } from 'react-router-dom';

import { invalid } from '../../api/desk-problem.ts';
import { FormButton, useDraft } from '../../form/index.ts';
import { orderPath } from '../../paths.ts';
import { ActionBar, ActionButton, useChange } from '../../record/index.ts';
import { lineFields, pickedLines, SHIPMENT } from './order-fields.ts';
import { RefundButton } from './refund-button.tsx';

const STEPS = {
  print: { label: 'Mark printed', done: 'Marked as printed', route: 'POST /desk/orders/:id/print' },
  pack: { label: 'Mark packed', done: 'Marked as packed', route: 'POST /desk/orders/:id/pack' },
  deliver: { label: 'Mark delivered', done: 'Marked as delivered', route: 'POST /desk/orders/:id/deliver' },
  release: { label: 'Release the hold', done: 'Hold released', route: 'POST /desk/orders/:id/release' },
} as const;

const UNDO = { print: 'Undo printed', pack: 'Undo packed', ship: 'Undo shipped', deliver: 'Undo delivered' } as const;

export function OrderActions({ order }: { order: DeskOrder }) {
  const { id, actions, undoes } = order;
  const { change } = useChange();
  const navigate = useNavigate();
  const can = (action: DeskOrder['actions'][number]) => actions.includes(action);
  const params = { id };
  const last = useDraft('courier');
  const initial = { courier: order.courier || (last.read().courier ?? ''), tracking: order.tracking };
  const shipment = { fields: SHIPMENT, initial };
  const steps = (['print', 'pack', 'deliver', 'release'] as const).filter(can);

  return (
    <ActionBar>
      {steps.map((step, i) => (
        <ActionButton
          key={step}
          label={STEPS[step].label}
          look={i === 0 ? 'primary' : 'secondary'}
          action={() => change(STEPS[step].route, { params }, STEPS[step].done)}
        />
      ))}
      {(can('pack') || can('ship')) && (
        <FormButton
          label={can('pack') ? 'Pack and ship …' : 'Ship …'}
          look={steps.length === 0 ? 'primary' : 'secondary'}
          title={`Ship ${id}`}
          {...shipment}
          submit="Mark shipped"
          onSubmit={async ({ courier = '', tracking = '' }) => {
            if (can('pack')) await change('POST /desk/orders/:id/pack', { params });
            const request = { params, body: { courier, tracking } };
            last.write({ courier });
            return change(
              'POST /desk/orders/:id/ship',
              request,
              'Marked as shipped. The shopper will get an email in two minutes.',
            );
          }}
        />
      )}
      {order.canCollect && (
        <ActionButton
          label="Cash received"
          action={() => change('POST /desk/orders/:id/collect', { params }, 'Cash payment recorded')}
        />
      )}
      {can('track') && (
        <FormButton
          label="Correct tracking"
          title="Correct the tracking"
          {...shipment}
          submit="Save"
          onSubmit={({ courier = '', tracking = '' }) =>
            change('POST /desk/orders/:id/track', { params, body: { courier, tracking } }, 'Tracking saved')
          }
        />
      )}
      {can('undo') && undoes !== null && (
        <ActionButton
          label={UNDO[undoes]}
          action={() => change('POST /desk/orders/:id/undo', { params }, 'Taken back')}
        />
      )}
      {can('hold') && (
        <FormButton
          label="Hold …"
          title={`Hold ${id}`}
          fields={[{ name: 'reason', label: 'Why is the order on hold?', required: true }]}
          onSubmit={({ reason = '' }) => change('POST /desk/orders/:id/hold', { params, body: { reason } }, 'On hold')}
        />
      )}
      {can('refund') && <RefundButton order={order} />}
      {can('return') && (
        <LinesButton
          label="Return …"
          title="Goods come back"
          order={order}
          submit="Expect the return"
          onSubmit={(body) => change('POST /desk/orders/:id/return', { params, body }, 'Return created')}
        />
      )}
      {can('replace') && (
        <LinesButton
          label="Replace …"
          title="Send a replacement for free"
          order={order}
          submit="Create the replacement"
          onSubmit={async (body) => {
            const { data } = await change('POST /desk/orders/:id/replace', { params, body }, 'Replacement created');
            void navigate(orderPath(data.id));
          }}
        />
      )}
      {can('cancel') && (
        <FormButton
          label="Cancel …"
          look="danger"
          title={`Cancel ${id}?`}
          fields={[{ name: 'reason', label: 'Why is it cancelled?', required: true }]}
          submit="Cancel and refund"
          variant="danger"
          onSubmit={({ reason = '' }) =>
            change('POST /desk/orders/:id/cancel', { params, body: { reason } }, 'Cancelled and refunded')
          }
        />
      )}
    </ActionBar>
  );
}

interface LinesButtonProps {
  label: string;
  title: string;
  order: DeskOrder;
  submit: string;
  onSubmit: (picked: { key: string; lines: ReturnType<typeof pickedLines>; reason: string }) => Promise<unknown>;
}

function LinesButton({ order, onSubmit, ...button }: LinesButtonProps) {
  return (
    <FormButton
      {...button}
      fields={[...lineFields(order), { name: 'reason', label: 'Reason', required: true }]}
      onSubmit={async ({ reason = '', ...values }, _version, key) => {
        const lines = pickedLines(order, values);
        if (lines.length === 0) throw invalid('Choose at least one piece.');
        await onSubmit({ key, lines, reason });
      }}
    />
  );
}
