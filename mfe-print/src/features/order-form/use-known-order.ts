import { useAuth } from '@kaagazz/contract';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PrintLine } from '../../api.ts';
import { useLineQuery } from './order.api.ts';
import { draftKey } from './order-draft.ts';

/** What is known before a form can be shown. */
export interface KnownOrder {
  /** what is being waited for; `null`: nothing */
  waitsFor: 'session' | 'line' | null;
  userId: string | null;
  /** name under which this tab keeps the form */
  draft: string;
  /** `?line=`: the line that is being changed */
  lineId: string | null;
  line: PrintLine | undefined;
  /** it is not there, or somebody else's */
  isLineGone: boolean;
}

/** Who is there, and the line that is being changed, if it is one's own. */
export function useKnownOrder(service: string, design: string | undefined): KnownOrder {
  // What is known of a session draws the whole form: in pieces, so that it gives way to a touch.
  const { status, user } = useDeferredValue(useAuth());
  const [search] = useSearchParams();
  const lineId = search.get('line');
  const userId = user?._id ?? null;
  const wantsLine = lineId !== null && userId !== null;
  const { currentData: line, isError } = useLineQuery(
    { id: lineId ?? '', userId: userId ?? '' },
    { skip: !wantsLine, refetchOnMountOrArgChange: true },
  );
  const isWaitingForLine = wantsLine && line === undefined && !isError;

  return {
    waitsFor: status === 'loading' ? 'session' : isWaitingForLine ? 'line' : null,
    userId,
    draft: draftKey(service, design, lineId),
    lineId,
    line: wantsLine ? line : undefined,
    isLineGone: wantsLine && isError,
  };
}
