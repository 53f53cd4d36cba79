import type { onRequestAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import type { AddressRow } from './addresses.repository.ts';
import {
  AddressAnswer,
  AddressBody,
  AddressesAnswer,
  AddressParams,
  Removed,
  type SavedAddress,
} from './addresses.schema.ts';
import type { Addresses } from './addresses.service.ts';

/** A shopper's saved addresses: list, add, change, remove. */
export function registerAddresses(
  app: App,
  { addresses, requireUser }: { addresses: Addresses; requireUser: onRequestAsyncHookHandler },
): void {
  const guarded = { onRequest: requireUser };
  const documented = { tags: ['account'], security: [{ shopper: [] }] };

  app.get(
    '/api/auth/addresses',
    { ...guarded, schema: { ...documented, response: { 200: AddressesAnswer, ...failures } } },
    async (request) => {
      const saved = await addresses.list(signedIn(request).id);
      return { success: true as const, addresses: saved.map(onWire) };
    },
  );

  app.post(
    '/api/auth/addresses',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: { ...documented, body: AddressBody, response: { 201: AddressAnswer, ...failures } },
    },
    async (request, reply) => {
      const saved = await addresses.save(signedIn(request).id, request.body);
      return reply.code(201).send({ success: true, address: onWire(saved) });
    },
  );

  app.put(
    '/api/auth/addresses/:id',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: {
        ...documented,
        params: AddressParams,
        body: AddressBody,
        response: { 200: AddressAnswer, ...failures },
      },
    },
    async (request) => {
      const changed = await addresses.change(signedIn(request).id, request.params.id, request.body);
      return { success: true as const, address: onWire(changed) };
    },
  );

  app.delete(
    '/api/auth/addresses/:id',
    {
      config: { limits: ['account-changes'] },
      ...guarded,
      schema: { ...documented, params: AddressParams, response: { 200: Removed, ...failures } },
    },
    async (request) => {
      await addresses.remove(signedIn(request).id, request.params.id);
      return { success: true as const };
    },
  );
}

function onWire({ id, name, email, phone, address, lastUsedAt }: AddressRow): z.output<typeof SavedAddress> {
  return { _id: id, name, email, phone, address, lastUsedAt: lastUsedAt.toISOString() };
}
