import type { Page } from 'playwright-core';

import { operatorHeaders } from './operator.ts';
import { siteUrl } from './site.ts';

/** Invites a person to the desk, as `npm run desk -- invite` does, and returns the link. */
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

/** Gives a page a virtual authenticator that creates and uses passkeys without a prompt. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Accepts an invitation with a new passkey and opens the first screen. */
export async function joinDesk(page: Page, joinUrl: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(joinUrl);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}
