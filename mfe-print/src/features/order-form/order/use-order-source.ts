import type { PrintLine } from '@kaagazz/api-schema';
import { useAuth } from '@kaagazz/contract';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';

import { draftKeyFor } from './order-draft.ts';
import { useLineQuery } from './order.api.ts';

export interface OrderSource {
  waitsFor: 'session' | 'line' | null;
  userId: string | null;
  brandColors: readonly string[];
  draftKey: string;
  lineId: string | null;
  line: PrintLine | undefined;
  isPaid: boolean;
  isLineGone: boolean;
}

export function useOrderSource(service: string): OrderSource {
  const { status, user } = useDeferredValue(useAuth());
  const [search] = useSearchParams();
  const lineId = search.get('line');
  const userId = user?._id ?? null;
  const wantsLine = lineId !== null && userId !== null;
  const { currentData: line, isError } = useLineQuery(
    { id: lineId ?? '', userId: userId ?? '' },
    { skip: !wantsLine, refetchOnMountOrArgChange: true },
  );
  const isLoadingLine = wantsLine && line === undefined && !isError;

  return {
    waitsFor: status === 'loading' ? 'session' : isLoadingLine ? 'line' : null,
    userId,
    brandColors: user?.brandColors ?? [],
    draftKey: draftKeyFor(service, lineId),
    lineId,
    line: wantsLine ? line : undefined,
    isPaid: wantsLine && line?.state === 'ordered',
    isLineGone: wantsLine && isError,
  };
}
