import { createRemoteApi } from '@kaagazz/contract';

/** The account section's data client; each feature adds its own calls. The tags are lists that a change of one entry makes stale. */
export const accountApi = createRemoteApi('account', ['address', 'session', 'order']);

/** What a call was about is not there: removed in another tab, or ended by itself. */
export function isMissing(problem: object): boolean {
  return 'status' in problem && problem.status === 404;
}
