import { createRemoteApi } from '@kaagazz/contract';

export const accountApi = createRemoteApi('account', ['address', 'session', 'order', 'return']);

export function isMissing(problem: object): boolean {
  return 'status' in problem && problem.status === 404;
}
