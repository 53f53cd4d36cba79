import type { DataClientExtra } from '@kaagazz/contract';

import { askApi } from './ask-api.ts';
import { askTogether } from './ask-together.ts';
import { noAnswer, readAnswer } from './read-answer.ts';

/** A page waits at most this long for its data; then it is sent with its failed state. */
const DEADLINE_MS = 3_000;

export interface ServerApiClient extends DataClientExtra {
  /** whether a call has not been answered yet */
  isWaiting: () => boolean;
}

/** Calls made while a page is rendered: only what any visitor may read, so no session is ever sent (E32). */
export function serverApiClient(apiUrl: string, pageClosed: AbortSignal): ServerApiClient {
  let underWay = 0;
  return {
    isWaiting: () => underWay > 0,
    async request(call, signal) {
      if (call.auth === 'session') return noAnswer();
      underWay += 1;
      try {
        const url = `${apiUrl}/api${call.url}`;
        const { method = 'GET' } = call;
        const question = { signals: [signal, pageClosed], withinMs: DEADLINE_MS };
        const answer = await (method === 'GET' ? askTogether(url, question) : askApi(url, { ...question, method }));
        return await readAnswer(answer);
      } catch {
        return noAnswer();
      } finally {
        underWay -= 1;
      }
    },
  };
}
