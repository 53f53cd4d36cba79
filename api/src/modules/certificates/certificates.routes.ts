import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { Certificates } from './certificates.service.ts';

const VERIFIES = { config: { limits: ['certificates-verified-by-visitor', 'certificates-verified'] } } as const;
const CHANGES = { config: { limits: ['print-line-changes'] } } as const;

export function registerCertificates(app: App, certificates: Certificates): void {
  route(app, 'verifyCertificate', VERIFIES, async ({ params }) => ({
    certificate: await certificates.verify(params.serial),
  }));

  route(app, 'listCertificates', {}, async (request) => ({
    certificates: await certificates.ofLine(signedIn(request).id, request.params.id),
  }));

  route(app, 'changeCertificate', CHANGES, async (request) => ({
    certificates: await certificates.setRevoked(signedIn(request).id, request.params, request.body.isRevoked),
  }));
}
