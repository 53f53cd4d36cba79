import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';

import { callInBackground } from '../api/call-desk.ts';

const LOOK_EVERY_MS = 60_000;

export function useToday() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async () => (await callInBackground('GET /desk/today', {})).data,
    refetchInterval: LOOK_EVERY_MS,
  });
}

export function useNewOrders(): void {
  const notify = useNotify();
  const known = useRef<string | null>(null);
  const { data } = useToday();
  const newest = data?.newestOrder?.id ?? null;

  useEffect(() => {
    if (newest !== null && known.current !== null && known.current !== newest) notify(`New order ${newest}`);
    known.current = newest ?? known.current;
  }, [newest, notify]);
}
