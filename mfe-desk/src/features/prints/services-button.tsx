import { Badge, Cluster } from '@kaagazz/design-system';
import type { DeskPrintService } from '@kaagazz/api-schema';

import { DialogButton, FormButton } from '../../form/index.ts';
import { ActionButton, Loaded, PlainList, Quiet, useChange, useRecord } from '../../record/index.ts';
import { SERVICES } from './print-words.ts';

export function ServicesButton() {
  return (
    <DialogButton label="Stop a service …" title="Print services">
      {() => <Services />}
    </DialogButton>
  );
}

function Services() {
  const query = useRecord(['print-services'], 'GET /desk/print-services', {});
  return (
    <Loaded query={query} label="the print services">
      {({ data }) => (
        <>
          <Quiet>
            A stopped service stays visible in the shop with your explanation. Paid orders are not affected.
          </Quiet>
          <PlainList>
            {data.map((service) => (
              <Service key={service.id} service={service} />
            ))}
          </PlainList>
        </>
      )}
    </Loaded>
  );
}

function Service({ service: { id, paused } }: { service: DeskPrintService }) {
  const title = SERVICES[id];
  const { change } = useChange();
  const pause = (message: string | null, done: string) =>
    change('POST /desk/print-services/pause', { body: { service: id, message } }, done);

  return (
    <Cluster as="li" justify="space-between">
      <span>
        {title} {paused !== null && <Badge tone="danger">Stopped</Badge>}
        {paused !== null && <Quiet>{paused}</Quiet>}
      </span>
      {paused === null ? (
        <FormButton
          label="Stop …"
          name={`Stop … ${title}`}
          title={`Stop: ${title}`}
          look="quiet"
          fields={[{ name: 'message', label: 'What should shoppers read?', type: 'area', required: true }]}
          initial={{ message: 'Our press is being repaired. Please try again in a few days.' }}
          submit="Stop taking orders"
          onSubmit={({ message = '' }) => pause(message, `${title}: orders are stopped`)}
        />
      ) : (
        <ActionButton
          label="Take orders"
          name={`Take orders: ${title}`}
          action={() => pause(null, `${title}: orders are taken again`)}
        />
      )}
    </Cluster>
  );
}
