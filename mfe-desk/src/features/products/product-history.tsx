import { indianTime } from '../../frame/indian-date.ts';
import { changesOf, Loaded, Panel, PlainList, Quiet, useRecord } from '../../record/index.ts';

export function ProductHistory({ id, version }: { id: string; version: number }) {
  const params = { id };
  const query = useRecord(['products', id, 'history', String(version)], 'GET /desk/products/:id/history', { params });
  return (
    <Panel title="History">
      <Loaded query={query} label="history">
        {({ data }) =>
          data.length === 0 ? (
            <Quiet>Staff haven’t changed this product yet.</Quiet>
          ) : (
            <PlainList>
              {data.map((entry) => (
                <li key={entry.id}>
                  <Quiet>
                    {indianTime(entry.at)} · {entry.who.name}
                    {entry.note !== '' && ` · ${entry.note}`}
                  </Quiet>
                  {changesOf(entry).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </li>
              ))}
            </PlainList>
          )
        }
      </Loaded>
    </Panel>
  );
}
