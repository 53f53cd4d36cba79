import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { FileRequests } from './file-requests.ts';

const makes = { config: { limits: ['print-lines-made', 'print-lines-made-a-day'] } } as const;
const changes = { config: { limits: ['print-line-changes'] } } as const;

export function registerFileRequests(app: App, requests: FileRequests): void {
  route(app, 'getFileRequest', {}, async (request) => ({
    request: await requests.find(signedIn(request).id, request.params.token),
  }));

  route(app, 'sendBetterFile', makes, async (request) => ({
    request: await requests.send(signedIn(request).id, request.params.token, request.body.fileId),
  }));

  route(app, 'approveBetterFile', changes, async (request) => {
    await requests.approve(signedIn(request).id, request.params.token, request.body.sha256);
    return {};
  });
}
