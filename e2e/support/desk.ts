import type { Page } from 'playwright-core';

import { newEmail } from './mailbox.ts';
import { operatorHeaders } from './operator.ts';
import { siteUrl } from './site.ts';

export async function inviteToDesk(person: { name: string; email: string; role: string }): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/operator/staff`, {
    method: 'POST',
    headers: await operatorHeaders(),
    body: JSON.stringify({ ...person, who: 'journeys' }),
  });
  const { joinUrl } = (await response.json()) as { joinUrl?: string };
  if (joinUrl === undefined) throw new Error(`no invitation for ${person.email}: ${response.status}`);
  return joinUrl;
}

/**
 * Adds a virtual authenticator that handles passkeys without a prompt. Returns a function that
 * deletes the authenticator's passkeys.
 */
export async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send('WebAuthn.clearCredentials', { authenticatorId });
}

export async function joinDesk(page: Page, joinUrl: string): Promise<() => Promise<unknown>> {
  const deletePasskeys = await addAuthenticator(page);
  await page.goto(joinUrl);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  return deletePasskeys;
}

export async function joinAsFounder(page: Page): Promise<void> {
  await joinDesk(page, await inviteToDesk({ name: 'Meera Joshi', email: newEmail('meera'), role: 'founder' }));
}

/** Calls `/api/desk${path}` with the session of the signed-in staff member. */
export async function callDesk(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const { status, json } = await page.evaluate(
    async ([verb, url, payload]) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: verb, ...(payload !== undefined && { headers, body: payload }) };
      const response = await fetch(url, init);
      return { status: response.status, json: (await response.json()) as unknown };
    },
    [method, `/api/desk${path}`, body && JSON.stringify(body)] as const,
  );
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

export async function countStock(page: Page, id: string, counted: number): Promise<void> {
  const { data } = (await callDesk(page, 'GET', `/products/${id}`)) as { data: { stock: number } };
  const rows = [{ id, expected: data.stock, counted }];
  await callDesk(page, 'POST', '/products/stock', { rows, reason: 'journey' });
}

export async function setDiscount(page: Page, id: string, discountPercent: number): Promise<void> {
  const { data } = (await callDesk(page, 'GET', `/products/${id}`)) as { data: { version: number } };
  await callDesk(page, 'POST', '/products/prices', { rows: [{ id, version: data.version, discountPercent }] });
}
