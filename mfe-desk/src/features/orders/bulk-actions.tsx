import { callDesk } from '../../api/call-desk.ts';
import { FormButton } from '../../form/index.ts';
import { saveFile } from '../../list/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';
import { COURIER } from './order-fields.ts';

const STEPS = [
  ['print', 'Mark printed', 'prints.work'],
  ['pack', 'Mark packed', 'orders.ship'],
  ['deliver', 'Mark delivered', 'orders.ship'],
] as const;

const PAPERS = [
  ['packing-slip', 'Packing slips'],
  ['shipping-label', 'Shipping labels'],
  ['invoice', 'Invoices'],
] as const;

export function OrderBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change, report } = useChange();
  const may = useMay();

  const run = async (action: 'ship' | (typeof STEPS)[number][0], courier?: string) => {
    const body = { ids: [...ids], action, ...(courier !== undefined && { courier }) };
    report(await change('POST /desk/orders/bulk', { body }), 'order');
    done();
  };

  const saveCourierFile = async () => {
    const body = { ids: [...ids] };
    saveFile('courier.csv', await callDesk('POST /desk/orders/courier-file', { body, answer: 'file' }));
  };
  const save = async (document: (typeof PAPERS)[number][0]) => {
    const body = { ids: [...ids], document };
    saveFile(`${document}.pdf`, await callDesk('POST /desk/orders/documents', { body, answer: 'file' }));
  };

  return (
    <>
      {STEPS.filter(([, , permission]) => may(permission)).map(([action, label]) => (
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
