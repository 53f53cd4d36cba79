import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { TOTP, Secret } from 'otpauth';
import { deskCaller, openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { createSoftwarePasskey } from '../../../test-support/software-passkey.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { updateStaff } from './staff.repository.ts';
import { staffRecoveryCodes } from './staff.tables.ts';
import { IDLE_MS, LONGEST_SESSION_MS, STEP_UP_MS } from './staff-sessions.ts';

const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

interface Opened {
  email: string;
  passkeyOptions: { challenge: string };
  authenticator: { secret: string; uri: string };
}
interface SignedIn {
  recoveryCodes: string[];
}
interface Me {
  data: { permissions: string[] };
}

describe('the way to the desk', () => {
  let shop: TestShop;
  let founder: DeskClient;
  let invited = 0;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    founder = await openDesk(shop, 'founder');
  });
  afterAll(() => shop.close());

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, cookie = '') {
    const response = await shop.app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { cookie, host: 'localhost' },
      ...(payload && { payload }),
    });
    const token = response.cookies.find(({ name }) => name === 'kaagazz-desk')?.value ?? '';
    return {
      status: response.statusCode,
      body: response.json<unknown>(),
      json: response.json.bind(response),
      token,
      cookie: response.cookies[0],
    };
  }
  async function invite(role = 'packer') {
    const email = `meera-${(invited += 1)}@example.com`;
    const body = (await founder.call('POST', '/staff', { email, name: 'Meera', role })).json<{
      data: { id: string };
    }>();
    return { email, id: body.data.id, token: await invitationTo(email) };
  }
  async function invitationTo(email: string): Promise<string> {
    const mail = (await shop.mails()).findLast(
      ({ recipient, kind }) => recipient === email && kind === 'desk-invitation',
    );
    return /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  async function joinWithPasskey(role?: string) {
    const invitation = await invite(role);
    const passkey = createSoftwarePasskey(ORIGIN);
    const body = (await send('POST', '/join', { token: invitation.token })).json<Opened>();
    const response = passkey.register(body.passkeyOptions);
    const joined = await send('POST', '/join/passkey', { token: invitation.token, name: 'Meera', response });
    return { ...invitation, passkey, joined, desk: deskCaller(shop, joined.token) };
  }
  async function joinWithAuthenticator() {
    const invitation = await invite();
    const body = (await send('POST', '/join', { token: invitation.token })).json<Opened>();
    const totp = new TOTP({ secret: Secret.fromBase32(body.authenticator.secret) });
    const codeNow = () => totp.generate({ timestamp: shop.now().getTime() });
    const payload = { token: invitation.token, name: 'Meera', totp: codeNow() };
    const joined = await send('POST', '/join/authenticator', payload);
    shop.pass(MINUTE_MS);
    return { ...invitation, codeNow, joined, desk: deskCaller(shop, joined.token) };
  }
  async function emailedCode(email: string): Promise<string> {
    await send('POST', '/session/code', { email });
    const mail = (await shop.mails()).findLast(({ recipient, kind }) => recipient === email && kind === 'desk-code');
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  }
  async function signIn(passkey: ReturnType<typeof createSoftwarePasskey>, at?: string) {
    const body = (await send('POST', '/session/passkey/options')).json<{ options: { challenge: string } }>();
    return send('POST', '/session/passkey', { response: passkey.signIn(body.options, at) });
  }

  it('an invitation can be accepted only once', async () => {
    const { joined, token, email } = await joinWithPasskey();

    expect(joined).toMatchObject({ status: 201, body: { data: { name: 'Meera', role: 'packer' } } });
    expect(new Set(joined.json<SignedIn>().recoveryCodes).size).toBe(10);
    expect(await send('POST', '/join', { token })).toMatchObject({ status: 400, body: { code: 'INVITATION_INVALID' } });
    const body = (await founder.call('GET', `/staff?q=${email}`)).json<{ data: object[] }>();
    expect(body.data).toMatchObject([{ state: 'active', invitationEndsAt: null }]);
  });

  it('the session cookie is sent only to the staff app and cannot be read by scripts', async () => {
    const { cookie } = (await joinWithPasskey()).joined;

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/desk' });
  });

  it('opening a staff invitation again invalidates the previous authenticator secret', async () => {
    const { token } = await invite();
    const open = async () => (await send('POST', '/join', { token })).json<Opened>().authenticator.secret;
    const join = (secret: string) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() });
      return send('POST', '/join/authenticator', { token, name: 'Meera', totp });
    };
    const [before, latest] = [await open(), await open()];

    const refused = await join(before);

    expect(refused).toMatchObject({ status: 400, body: { code: 'SIGN_IN_REFUSED' } });
    expect((await join(latest)).status).toBe(201);
  });

  it('a staff member can sign in with the passkey from the invitation', async () => {
    const { passkey, id } = await joinWithPasskey();

    expect(await signIn(passkey)).toMatchObject({ status: 200, body: { data: { id } } });
  });

  it('a passkey response made on another site is rejected', async () => {
    const { passkey } = await joinWithPasskey();

    const refused = await signIn(passkey, 'https://kaagazz.attacker.example');

    expect(refused).toMatchObject({ status: 400, body: { code: 'SIGN_IN_REFUSED' }, token: '' });
  });

  it('a passkey response can be used only once', async () => {
    const { passkey } = await joinWithPasskey();
    const body = (await send('POST', '/session/passkey/options')).json<{ options: { challenge: string } }>();
    const response = passkey.signIn(body.options);

    const first = await send('POST', '/session/passkey', { response });
    const second = await send('POST', '/session/passkey', { response });

    expect([first.status, second.status]).toEqual([200, 400]);
  });

  it.each([{ id: 'x' }, { id: 'x', response: {} }, { id: 'x', response: { clientDataJSON: 'e30' } }])(
    'refuses the malformed passkey response %j',
    async (response) => {
      expect(await send('POST', '/session/passkey', { response })).toMatchObject({
        status: 400,
        body: { code: 'SIGN_IN_REFUSED' },
      });
    },
  );

  it('a staff member can sign in with an emailed code and an authenticator code', async () => {
    const { email, codeNow, id } = await joinWithAuthenticator();

    const signedIn = await send('POST', '/session/code/verify', {
      email,
      code: await emailedCode(email),
      totp: codeNow(),
    });

    expect(signedIn).toMatchObject({ status: 200, body: { data: { id } } });
  });

  it('each emailed code, authenticator code and recovery code is accepted only once', async () => {
    const { email, codeNow, joined } = await joinWithAuthenticator();
    const [recoveryCode] = joined.json<SignedIn>().recoveryCodes;
    const verify = (payload: object) => send('POST', '/session/code/verify', { email, ...payload });
    const code = await emailedCode(email);
    const totp = codeNow();

    const first = await verify({ code, totp });
    const sameBoth = await verify({ code, totp });
    const sameTotp = await verify({ code: await emailedCode(email), totp });
    const recovered = await verify({ code: await emailedCode(email), recoveryCode });
    const sameRecovery = await verify({ code: await emailedCode(email), recoveryCode });

    const statuses = [first, sameBoth, sameTotp, recovered, sameRecovery].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 400, 200, 400]);
  });

  it('a staff member can sign in with a recovery code instead of an authenticator code', async () => {
    const { email, id, joined } = await joinWithPasskey();
    const [recoveryCode] = joined.json<SignedIn>().recoveryCodes;

    const signedIn = await send('POST', '/session/code/verify', {
      email,
      code: await emailedCode(email),
      recoveryCode,
    });

    expect(signedIn).toMatchObject({ status: 200, body: { data: { id } } });
  });

  it('sends no sign-in code to staff without an authenticator or recovery codes', async () => {
    const { email, id } = await joinWithPasskey();
    await shop.database.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));

    expect(await emailedCode(email)).toBe('');
  });

  it('keeps an emailed code valid if somebody requests another code', async () => {
    const { email, codeNow } = await joinWithAuthenticator();
    const code = await emailedCode(email);
    for (let requests = 0; requests < 20; requests += 1) await send('POST', '/session/code', { email });
    shop.pass(10 * MINUTE_MS);
    const next = await emailedCode(email);
    await send('POST', '/session/code', { email });

    const signedIn = await send('POST', '/session/code/verify', { email, code: next, totp: codeNow() });

    expect(next).not.toBe(code);
    expect(signedIn.status).toBe(200);
  });

  it('requesting a sign-in code again sends the same code while it is still valid', async () => {
    const { email } = await joinWithAuthenticator();
    const code = await emailedCode(email);
    shop.pass(9 * MINUTE_MS);

    expect(await emailedCode(email)).toBe(code);
    const mail = (await shop.mails()).findLast(({ recipient }) => recipient === email);
    expect(mail?.text).toContain('within the next minute');
  });

  it('a stranger’s failed sign-ins don’t block a staff member’s reauthentication', async () => {
    const { email, codeNow, desk } = await joinWithAuthenticator();
    const stepUp = (totp: string) => desk.call('POST', '/session/step-up', { totp });
    const wrong = String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 21; tries += 1) {
      await send('POST', '/session/code/verify', { email, code: '000000', totp: wrong });
    }

    expect((await stepUp(codeNow())).status).toBe(200);
    for (let tries = 1; tries < 20; tries += 1) await stepUp(wrong);
    expect((await stepUp(wrong)).status).toBe(429);
  });

  it.each(['passkeys', 'authenticator/options', 'recovery-codes'])(
    'refuses a new sign-in method (%s) of a person who is removed during the call',
    async (path) => {
      const { desk, id } = await joinWithPasskey();
      const started = await desk.call('POST', '/sign-in-methods/passkeys/options');
      const { options } = started.json<{ options: { challenge: string } }>();
      const payload = { response: createSoftwarePasskey(ORIGIN).register(options), name: 'Phone' };
      const isWaiting = async () => {
        const { rows } = await shop.database.execute(`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length > 0;
      };
      let isDone = false;
      const { answer } = await inTransaction(shop.database, async (tx) => {
        await updateStaff(tx, id, { state: 'removed' });
        const call = desk.call('POST', `/sign-in-methods/${path}`, path === 'passkeys' ? payload : undefined);
        void call.finally(() => (isDone = true));
        while (!isDone && !(await isWaiting())) await setImmediate();
        return { answer: call };
      });

      expect(await answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    },
  );

  it('an emailed code is rejected after ten minutes', async () => {
    const { email, codeNow } = await joinWithAuthenticator();
    const code = await emailedCode(email);
    shop.pass(10 * MINUTE_MS);

    expect((await send('POST', '/session/code/verify', { email, code, totp: codeNow() })).status).toBe(400);
  });

  it('requesting a code for an unknown email address sends no email', async () => {
    const { email } = await joinWithAuthenticator();
    const before = (await shop.mails()).length;

    const known = await send('POST', '/session/code', { email });
    const unknown = await send('POST', '/session/code', { email: 'nobody@example.com' });

    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect((await shop.mails()).length).toBe(before + 1);
  });

  it('sign-in is blocked after twenty attempts in an hour', async () => {
    const { email } = await joinWithAuthenticator();
    const guess = () => send('POST', '/session/code/verify', { email, code: '000000', totp: '000000' });
    for (let tries = 0; tries < 20; tries += 1) await guess();

    expect(await guess()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('GET /session returns 200 with NO_SESSION if nobody is signed in', async () => {
    const { desk, id } = await joinWithPasskey('printer');

    const me = await desk.call('GET', '/session');

    expect(me.body).toMatchObject({ data: { id, role: 'printer' } });
    expect(me.json<Me>().data.permissions).toContain('prints.work');
    expect(await send('GET', '/session')).toMatchObject({ status: 200, body: { success: false, code: 'NO_SESSION' } });
  });

  it('a staff session ends after half an hour without a request', async () => {
    const { desk } = await joinWithPasskey();
    shop.pass(IDLE_MS - MINUTE_MS);
    const used = await desk.call('GET', '/sessions');
    shop.pass(IDLE_MS - MINUTE_MS);
    const usedAgain = await desk.call('GET', '/sessions');
    shop.pass(IDLE_MS);

    expect([used.status, usedAgain.status, (await desk.call('GET', '/sessions')).status]).toEqual([200, 200, 401]);
  });

  it('background polling doesn’t keep an idle staff session open', async () => {
    const { desk } = await joinWithPasskey();
    const poll = () => desk.call('GET', '/sessions', undefined, { 'x-desk-background': '1' });
    shop.pass(IDLE_MS - MINUTE_MS);
    const before = await poll();
    shop.pass(MINUTE_MS);

    expect([before.status, (await poll()).status]).toEqual([200, 401]);
  });

  it('a staff session ends after twelve hours, even if it is in constant use', async () => {
    const { desk } = await joinWithPasskey();
    const statuses = [];
    for (let passed = 0; passed < LONGEST_SESSION_MS; passed += 20 * MINUTE_MS) {
      shop.pass(20 * MINUTE_MS);
      statuses.push((await desk.call('GET', '/sessions')).status);
    }

    expect(statuses).toEqual([...Array<number>(35).fill(200), 401]);
  });

  it('a staff member can list and end only their own sessions', async () => {
    const { desk, passkey } = await joinWithPasskey();
    const other = deskCaller(shop, (await signIn(passkey)).token);
    const body = (await desk.call('GET', '/sessions')).json<{ data: { id: string; isCurrent: boolean }[] }>();
    const second = body.data.find(({ isCurrent }) => !isCurrent);

    const foreign = await founder.call('DELETE', `/sessions/${second?.id}`);
    const ended = await desk.call('DELETE', `/sessions/${second?.id}`);

    expect(body.data).toHaveLength(2);
    expect([foreign.status, ended.status, (await other.call('GET', '/sessions')).status]).toEqual([404, 200, 401]);
  });

  it('a staff member can sign out', async () => {
    const { desk } = await joinWithPasskey();

    await desk.call('DELETE', '/session');

    expect((await desk.call('GET', '/sessions')).status).toBe(401);
  });

  it('a sensitive action requires reauthentication five minutes after sign-in', async () => {
    const { desk, passkey } = await joinWithPasskey('founder');
    const renew = () => desk.call('POST', '/sign-in-methods/recovery-codes');
    shop.pass(STEP_UP_MS);
    const before = await renew();
    const body = (await desk.call('POST', '/session/step-up/options')).json<{ options: { challenge: string } }>();

    await desk.call('POST', '/session/step-up', { response: passkey.signIn(body.options) });

    expect(before).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect((await renew()).status).toBe(200);
  });

  it('reauthentication with another staff member’s passkey is rejected', async () => {
    const [asha, ravi] = [await joinWithPasskey('founder'), await joinWithPasskey('founder')];
    const body = (await asha.desk.call('POST', '/session/step-up/options')).json<{ options: { challenge: string } }>();

    const refused = await asha.desk.call('POST', '/session/step-up', { response: ravi.passkey.signIn(body.options) });

    expect(refused).toMatchObject({ status: 400, body: { code: 'SIGN_IN_REFUSED' } });
  });

  it('an invitation expires after a week', async () => {
    const { token } = await invite();
    shop.pass(WEEK_MS);

    expect((await send('POST', '/join', { token })).status).toBe(400);
  });

  it('removing a staff member immediately ends their sessions', async () => {
    const { desk, passkey, id } = await joinWithPasskey();

    const removed = await founder.call('POST', `/staff/${id}/remove`);

    expect(removed).toMatchObject({ status: 200, body: { data: { state: 'removed' } } });
    expect((await desk.call('GET', '/sessions')).status).toBe(401);
    expect((await signIn(passkey)).status).toBe(400);
  });

  it('the only sign-in method cannot be removed', async () => {
    const { desk } = await joinWithPasskey();
    const body = (await desk.call('GET', '/sign-in-methods')).json<{ data: { passkeys: { id: string }[] } }>();

    const refused = await desk.call('DELETE', `/sign-in-methods/passkeys/${body.data.passkeys[0]?.id}`);

    expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_SIGN_IN_METHOD' } });
  });

  it('a new authenticator is saved only after one of its codes is confirmed', async () => {
    const { desk } = await joinWithPasskey();
    const body = (await desk.call('POST', '/sign-in-methods/authenticator/options')).json<{ secret: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: shop.now().getTime() });
    const wrong = String((Number(totp) + 1) % 1_000_000).padStart(6, '0');

    const refused = await desk.call('POST', '/sign-in-methods/authenticator', { totp: wrong });
    const accepted = await desk.call('POST', '/sign-in-methods/authenticator', { totp });

    expect([refused.status, accepted.status]).toEqual([400, 200]);
    const methods = await desk.call('GET', '/sign-in-methods');
    expect(methods.body).toMatchObject({ data: { hasAuthenticator: true, recoveryCodesLeft: 10 } });
  });
});
