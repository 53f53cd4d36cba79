import type { Permission } from '@kaagazz/domain/desk';

import { callDesk } from '../../api/call-desk.ts';
import { FormButton } from '../../form/index.ts';
import { saveFile } from '../../list/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';
import { COURIER } from './order-fields.ts';

type Action = 'print' | 'pack' | 'ship' | 'deliver';

const LABELS: readonly (readonly [Exclude<Action, 'ship'>, string, Permission])[] = [
  ['print', 'Mark printed', 'prints.work'],
  ['pack', 'Mark packed', 'orders.ship'],
  ['deliver', 'Mark delivered', 'orders.ship'],
];

type Paper = 'packing-slip' | 'shipping-label' | 'invoice';

const PAPERS: readonly (readonly [Paper, string])[] = [
  ['packing-slip', 'Packing slips'],
  ['shipping-label', 'Shipping labels'],
  ['invoice', 'Invoices'],
];

export function OrderBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change, report } = useChange();
  const may = useMay();

  const run = async (action: Action, courier?: string) => {
    const body = { ids: [...ids], action, ...(courier !== undefined && { courier }) };
    report(await change('POST /desk/orders/bulk', { body }), 'order');
    done();
  };

  const saveCourierFile = async () => {
    const body = { ids: [...ids] };
    saveFile('courier.csv', await callDesk('POST /desk/orders/courier-file', { body, answer: 'file' }));
  };
  const save = async (document: Paper) => {
    const body = { ids: [...ids], document };
    saveFile(`${document}.pdf`, await callDesk('POST /desk/orders/documents', { body, answer: 'file' }));
  };

  return (
    <>
      {LABELS.filter(([, , permission]) => may(permission)).map(([action, label]) => (
        <ActionButton key={action} label={label} action={() => run(action)} />
      ))}
      {may('orders.ship') && (
        <FormButton
          label="Ship …"
          title={`Ship ${ids.length} orders`}
          fields={[COURIER]}
          submit="Mark shipped"
          onSubmit={({ courier = '' }) => run('ship', courier)}
        />
      )}
      {may('orders.ship') && <ActionButton label="Courier file" action={saveCourierFile} />}
      {PAPERS.map(([document, label]) => (
        <ActionButton key={document} label={label} action={() => save(document)} />
      ))}
    </>
  );
}
