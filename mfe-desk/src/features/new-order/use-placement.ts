import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { useDebouncedValue } from '@kaagazz/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { callDesk } from '../../api/call-desk.ts';
import { useAttempt } from '../../form/index.ts';
import { orderPath } from '../../paths.ts';
import { useChange } from '../../record/index.ts';
import { bodyOf, type useNewOrderDraft } from './new-order-draft.ts';

const PRICING_DELAY_MS = 250;

export function usePlacement(
  draft: ReturnType<typeof useNewOrderDraft>,
  onLink: (link: DeskPaymentLink | null) => void,
) {
  const { key, texts, lines } = draft;
  const navigate = useNavigate();
  const { change } = useChange();
  const { busy, error: problem, attempt, forgetError } = useAttempt();

  const body = bodyOf(texts, lines);
  const current = JSON.stringify(body);
  const priced = useDebouncedValue(current, PRICING_DELAY_MS);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['new-order', priced],
    queryFn: async () => (await callDesk('POST /desk/new-order/preview', { body })).data,
    placeholderData: keepPreviousData,
  });

  const place = async (expectedTotal: number) => {
    const { name, phone, address } = texts;
    const order = { ...body, name, phone, address, key, expectedTotal };
    const { data: placed } = await change('POST /desk/new-order', { body: order });
    draft.clear();
    if (placed.order !== null) void navigate(orderPath(placed.order));
    else onLink(placed.link);
  };

  return {
    preview: data,
    failure: error,
    retry: () => void refetch(),
    isStale: isPlaceholderData || priced !== current,
    busy,
    problem,
    place: (total: number) => void attempt(() => place(total)),
    keepBoth: () => {
      draft.renewKey();
      forgetError();
    },
  };
}
