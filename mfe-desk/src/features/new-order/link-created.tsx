import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { Button, Cluster, TextField } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { indianTime } from '../../frame/indian-date.ts';
import { paths } from '../../paths.ts';
import { CopyButton, Panel, Quiet } from '../../record/index.ts';

export function LinkCreated({ link, onAnother }: { link: DeskPaymentLink; onAnother: () => void }) {
  const { url, total, validUntil } = link;
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone, so move the focus to the link.
  useEffect(() => field.current?.focus(), []);
  return (
    <Panel title="The payment link is ready">
      <TextField ref={field} label="Payment link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <Quiet>
        {formatRupees(total)}, can be paid until {indianTime(validUntil)}. It becomes an order as soon as it is paid.
      </Quiet>
      <Cluster>
        <CopyButton label="Copy link" text={url} />
        <Button variant="secondary" onClick={onAnother}>
          Another order
        </Button>
        <Link to={paths.paymentLinks}>All payment links</Link>
      </Cluster>
    </Panel>
  );
}
