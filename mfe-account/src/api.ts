import { createRemoteApi } from '@kaagazz/contract';

export const accountApi = createRemoteApi('account', ['address', 'session', 'order', 'return']);

/**
 * Returns whether the resource no longer exists, for example because it was removed in another tab.
 */
export function isMissing(problem: object): boolean {
  return 'status' in problem && problem.status === 404;
}
