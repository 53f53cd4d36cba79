import type { DeskOrder } from '@kaagazz/api-schema';
import { Badge, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { indianTime } from '../../frame/indian-date.ts';
import { ActionButton, Panel, PlainList, Quiet, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';

const Entry = styled.li`
  position: relative;
  padding-inline-start: ${tokens.space(5)};
  border-inline-start: 1.5px dashed ${tokens.color.line};

  &::before {
    content: '';
    position: absolute;
    inset: 0.45rem auto auto -0.35rem;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: ${tokens.color.leaf};
  }

  &[data-undone='true'] {
    color: ${tokens.color.inkSoft};
    text-decoration: line-through;
  }
`;

const MAIL = {
  waiting: 'Email queued',
  sent: 'Email sent',
  failed: 'Email failed',
  stopped: 'Email cancelled',
} as const;
const TONES = { waiting: 'marigold', sent: 'leaf', failed: 'danger', stopped: 'ink' } as const;

export function OrderTimeline({ order: { id, timeline } }: { order: DeskOrder }) {
  const may = useMay();
  const { change } = useChange();
  const resend = (mailId: string) =>
    change('POST /desk/orders/:id/mails/:mailId/resend', { params: { id, mailId } }, 'The email will be resent');
  return (
    <Panel title="Timeline" data-last>
      <PlainList>
        {timeline.toReversed().map(({ id: entry, at, text, who, mail, wasUndone }) => (
          <Entry key={entry} data-undone={wasUndone}>
            {text}{' '}
            {mail && (
              <Badge tone={TONES[mail.state]}>
                {MAIL[mail.state]}
                {mail.state === 'waiting' && mail.sendAt !== null && ` until ${indianTime(mail.sendAt)}`}
              </Badge>
            )}
            <Quiet>
              {indianTime(at)} · {who}
            </Quiet>
            {mail?.canResend && may('orders.ship') && (
              <ActionButton label="Resend email" look="quiet" action={() => resend(mail.id)} />
            )}
          </Entry>
        ))}
      </PlainList>
    </Panel>
  );
}
