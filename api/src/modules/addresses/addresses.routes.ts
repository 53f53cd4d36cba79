import type { SavedAddress } from '@kaagazz/api-schema';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { AddressRow } from './addresses.repository.ts';
import type { Addresses } from './addresses.service.ts';
import { readPinCodes } from './pin-codes.ts';

const changes = { config: { limits: ['account-changes'] } } as const;

export async function registerAddresses(app: App, addresses: Addresses): Promise<void> {
  const pinCodes = await readPinCodes();

  route(app, 'findPinCode', {}, async ({ params: { pin } }, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return pinCodes.find(pin);
  });

  route(app, 'listAddresses', {}, async (request) => {
    const saved = await addresses.list(signedIn(request).id);
    return { addresses: saved.map(onWire) };
  });

  route(app, 'addAddress', changes, async (request) => {
    const saved = await addresses.save(signedIn(request).id, request.body);
    return { address: onWire(saved) };
  });

  route(app, 'changeAddress', changes, async (request) => {
    const changed = await addresses.change(signedIn(request).id, request.params.id, request.body);
    return { address: onWire(changed) };
  });

  route(app, 'removeAddress', changes, async (request) => {
    await addresses.remove(signedIn(request).id, request.params.id);
    return {};
  });
}

function onWire({ id, name, email, phone, address, lastUsedAt }: AddressRow): SavedAddress {
  return { _id: id, name, email, phone, address, lastUsedAt: lastUsedAt.toISOString() };
}
