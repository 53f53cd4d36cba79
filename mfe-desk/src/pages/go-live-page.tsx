import type { ResponseOf } from '@kaagazz/api-schema';
import { Badge, Button, Cluster, Text } from '@kaagazz/design-system';
import { useQuery } from '@tanstack/react-query';

import { callDesk } from '../api/call-desk.ts';
import { type Column, DataTable } from '../list/index.ts';
import { ActionButton, Loaded, ScreenHead, useChange } from '../record/index.ts';
import { usePerson } from '../session/session.tsx';

type Check = ResponseOf<'GET /desk/live-checks'>['checks'][number];

const rank = ({ ok, blocks }: Check) => (ok ? 2 : blocks ? 0 : 1);
function Result({ ok, blocks }: Check) {
  if (ok) return <Badge tone="leaf">OK</Badge>;
  return blocks ? <Badge tone="danger">To fix</Badge> : <Badge tone="marigold">Warning</Badge>;
}

const nameOf = ({ name }: Check) => name.charAt(0).toUpperCase() + name.slice(1);
const columns: readonly Column<Check>[] = [
  { source: 'ok', label: 'Result', render: (check) => <Result {...check} /> },
  { source: 'name', label: 'Check', render: nameOf, note: ({ detail }) => detail },
];

function verdictOn(checks: readonly Check[]): string {
  const blocking = checks.filter(({ ok, blocks }) => !ok && blocks).length;
  if (blocking === 0) return 'The shop is ready to open.';
  return `${blocking} ${blocking === 1 ? 'check prevents' : 'checks prevent'} the shop from opening.`;
}

export function GoLivePage() {
  const { email } = usePerson();
  const { change } = useChange();
  const query = useQuery({
    queryKey: ['live-checks'],
    queryFn: async () => (await callDesk('GET /desk/live-checks', {})).checks,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  return (
    <>
      <ScreenHead title="Go live">
        <Cluster gap={2}>
          <ActionButton
            label="Send me a test email"
            look="quiet"
            action={() => change('POST /desk/live-checks/mail', {}, `Test email on its way to ${email}`)}
          />
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            Check again
          </Button>
        </Cluster>
      </ScreenHead>
      <Loaded query={query} label="the checks">
        {(checks) => (
          <>
            <Text role="status">{verdictOn(checks)}</Text>
            <DataTable
              label="Checks"
              columns={columns}
              rows={checks.toSorted((one, other) => rank(one) - rank(other))}
              keyOf={({ name }) => name}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
