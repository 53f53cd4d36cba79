import { Badge, Button, Dialog, Stack } from '@kaagazz/design-system';
import type { DeskPrintService } from '@kaagazz/api-schema';
import { useState } from 'react';
import styled from 'styled-components';

import { FieldsForm } from '../../form/fields-form.tsx';
import { ActionButton, Loaded, PlainList, Quiet, useChange, useRecord } from '../../record/index.ts';
import { SERVICES } from './print-words.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.5rem;
  align-items: center;

  form {
    grid-column: 1 / -1;
  }
`;

export function ServicesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="Print services" onClose={onClose}>
      {open && <Services />}
    </Dialog>
  );
}

function Services() {
  const query = useRecord(['print-services'], 'GET /desk/print-services', {});
  const [stopping, setStopping] = useState('');
  return (
    <Loaded query={query} label="the print services">
      {({ data }) => (
        <Stack gap={4}>
          <Quiet>
            A stopped service stays visible in the shop with your explanation. Paid orders are not affected.
          </Quiet>
          <PlainList>
            {data.map((service) => (
              <Service
                key={service.id}
                service={service}
                isStopping={stopping === service.id}
                onStop={(isOpen) => setStopping(isOpen ? service.id : '')}
              />
            ))}
          </PlainList>
        </Stack>
      )}
    </Loaded>
  );
}

interface ServiceProps {
  service: DeskPrintService;
  isStopping: boolean;
  onStop: (isOpen: boolean) => void;
}

function Service({ service: { id, paused }, isStopping, onStop }: ServiceProps) {
  const title = SERVICES[id];
  const { change } = useChange();
  const pause = (message: string | null, done: string) =>
    change('POST /desk/print-services/pause', { body: { service: id, message } }, done);
  return (
    <Row>
      <span>
        {title} {paused !== null && <Badge tone="danger">Stopped</Badge>}
        {paused !== null && <Quiet>{paused}</Quiet>}
      </span>
      {paused === null ? (
        <Button
          variant="quiet"
          aria-label={`Stop … ${title}`}
          aria-expanded={isStopping}
          onClick={() => onStop(!isStopping)}
        >
          Stop …
        </Button>
      ) : (
        <ActionButton
          label="Take orders"
          name={`Take orders: ${title}`}
          action={() => pause(null, `${title}: orders are taken again`)}
        />
      )}
      {isStopping && paused === null && (
        <FieldsForm
          fields={[{ name: 'message', label: 'What should shoppers read?', type: 'area', required: true }]}
          initial={{ message: 'Our press is being repaired. Please come back in a few days.' }}
          submit="Stop taking orders"
          onSubmit={async ({ message = '' }) => {
            await pause(message, `${title}: orders are stopped`);
            onStop(false);
          }}
        />
      )}
    </Row>
  );
}
