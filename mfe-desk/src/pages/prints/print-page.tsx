import type { DeskPrint } from '@kaagazz/api-schema';
import { FormMessage, tokens } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { callDesk } from '../../api/call-desk.ts';
import { SERVICES, copiesText, stateOf } from '../../features/prints/print-words.ts';
import { SheetButton } from '../../features/prints/sheet-button.tsx';
import { usePrints } from '../../features/prints/use-prints.ts';
import { FormButton } from '../../form/index.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { orderPath, paths } from '../../paths.ts';
import {
  ActionButton,
  Fact,
  FactList,
  Panel,
  recordScreen,
  ScreenHead,
  StateBadges,
  useChange,
} from '../../record/index.ts';
import { ActionBar, Facts, Quiet, TwoColumns } from '../../record/record.styles.ts';

const Pages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space(4)};

  img {
    width: 100%;
    background: ${tokens.color.paperShade};
  }
`;

const load = (params: { id: string }) => callDesk('GET /desk/prints/:id', { params });

export const PrintPage = recordScreen('prints', 'the print', load, Print);

function Print({ record: print }: { record: DeskPrint }) {
  return (
    <>
      <ScreenHead
        title={print.title}
        back={{ to: paths.prints, label: 'Back to the print board' }}
        note={
          <>
            {SERVICES[print.service]} · {copiesText(print.quantity)} ·{' '}
            <Link to={orderPath(print.order)}>{print.order}</Link>
          </>
        }
      >
        <StateBadges {...stateOf(print)} isLate={print.isLate} />
      </ScreenHead>
      {print.fileRequest && (
        <FormMessage tone="warning">{`Asked on ${indianTime(print.fileRequest.at)} for a better file: ${print.fileRequest.reason}`}</FormMessage>
      )}
      {print.warnings?.map(({ code, text }) => (
        <FormMessage
          key={code}
          tone="warning"
        >{`The shopper approved the proof with this warning: ${text}`}</FormMessage>
      ))}
      <PrintActions print={print} />
      <TwoColumns>
        <Panel title="Approved proof">
          {print.pages.length === 0 && <Quiet>This file has no preview.</Quiet>}
          <Pages>
            {print.pages.map((page, at) => (
              <img key={at} src={page} alt={`Page ${at + 1} of the proof`} />
            ))}
          </Pages>
        </Panel>
        <PrintFacts print={print} />
      </TwoColumns>
    </>
  );
}

function PrintActions({ print: { id, state, driedAt, service, fileName, fileRequest } }: { print: DeskPrint }) {
  const { change } = useChange();
  const { mark, saveSheet } = usePrints();
  const isOpen = state === 'waiting' || state === 'at-press';
  return (
    <ActionBar>
      {state === 'waiting' && (
        <ActionButton label="Mark at the press" look="primary" action={() => mark([id], 'at-press')} />
      )}
      {isOpen && (
        <ActionButton
          label="Mark printed"
          look={state === 'at-press' ? 'primary' : 'secondary'}
          action={() => mark([id], 'printed')}
        />
      )}
      {state === 'printed' && (
        <ActionButton
          label={driedAt ? 'Mark not dry' : 'Mark dried'}
          action={() => mark([id], driedAt ? 'printed' : 'dried')}
        />
      )}
      {state === 'at-press' && <ActionButton label="Mark not started" action={() => mark([id], 'waiting')} />}
      <SheetButton
        label="Download sheet"
        isCancelled={state === 'cancelled'}
        save={(cancelled) => saveSheet(id, fileName, cancelled)}
      />
      {state === 'waiting' && PRINT_SERVICES[service].file !== null && (
        <FormButton
          label="Request a better file …"
          intro="The shopper gets an email with your reason and a link to send another file."
          fields={[{ name: 'reason', label: 'What is wrong with the file?', type: 'area', required: true }]}
          submit="Send email"
          onSubmit={({ reason = '' }) =>
            change('POST /desk/prints/:id/file-request', { params: { id }, body: { reason } }, 'Better file requested')
          }
        />
      )}
      {fileRequest && (
        <ActionButton
          label="Withdraw request"
          action={() => change('POST /desk/prints/:id/file-request/withdraw', { params: { id } }, 'Request withdrawn')}
        />
      )}
    </ActionBar>
  );
}

function PrintFacts({ print }: { print: DeskPrint }) {
  const { options, dueOn, version, approvedAt, sha256, fileName, fileSize, customer } = print;
  return (
    <Panel title="Job">
      <Facts>
        <Fact label="Due">{dayInWords(dueOn)}</Fact>
        <Fact label="For">{customer}</Fact>
        <FactList facts={options} />
        <Fact label="Approved">{approvedAt === null ? 'Not approved' : indianTime(approvedAt)}</Fact>
        {version > 1 && <Fact label="Text">Changed after the order (version {version})</Fact>}
        <Fact label="Sheet">
          {fileName}, {Math.ceil(fileSize / 1024)} KB
        </Fact>
        <Fact label="SHA-256">
          <code>{sha256}</code>
        </Fact>
      </Facts>
    </Panel>
  );
}
