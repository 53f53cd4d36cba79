import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operation, operations } from '@kaagazz/api-schema';
import { mayRole, PERMISSIONS, permissionLabel, ROLE_LABELS, STAFF_ROLES } from '@kaagazz/domain/desk';
import { openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

const served: [string, Operation][] = Object.entries(operations).filter(([, { path }]) => path.startsWith('/desk/'));
const guarded = served.filter(([, { caller }]) => caller === 'staff');
const OPEN_PATHS = ['/desk/session', '/desk/join'];

describe('the operations of the desk', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const request = ({ method, path }: Operation, headers: Record<string, string>) =>
    shop.app.inject({ method, url: `/api${path.replace(/:\w+/g, 'unknown')}`, headers });

  it.each(STAFF_ROLES)('role %s can use exactly the operations in the permissions table', async (role) => {
    const { cookie } = await openDesk(shop, role);
    const answers: Record<string, boolean> = {};
    for (const [id, operation] of guarded) {
      const { statusCode } = await request(operation, { cookie });
      expect([id, statusCode]).not.toEqual([id, 401]);
      answers[id] = statusCode !== 403;
    }

    expect(answers).toEqual(
      Object.fromEntries(guarded.map(([id, { permission }]) => [id, !permission || mayRole(role, permission)])),
    );
  });

  it('staff app operations return 401 to visitors, shoppers and operators', async () => {
    const shopper = await shop.signIn();
    const cookies = { cookie: `kaagazz-desk=${shopper.headers.authorization.slice(-43)}` };
    for (const headers of [{}, shopper.headers, shop.operator, cookies]) {
      for (const [id, operation] of guarded) {
        expect([id, (await request(operation, headers)).statusCode]).toEqual([id, 401]);
      }
    }
  });

  it('only the sign-in and invitation routes of the staff app are open to everyone', () => {
    const open = served.filter(([, { caller }]) => caller !== 'staff').map(([, { path }]) => path);

    expect(open.filter((path) => !OPEN_PATHS.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('shopper operations return 401 for a staff session', async () => {
    const { cookie } = await openDesk(shop, 'founder');
    const shoppers = Object.entries<Operation>(operations).filter(([, { caller }]) => caller === 'shopper');
    for (const [id, operation] of shoppers) {
      expect([id, (await request(operation, { cookie })).statusCode]).toEqual([id, 401]);
    }
  });

  it('staff routes require a permission, except for sign-in, /today and saved views', () => {
    const own = guarded.filter(([, { permission }]) => permission === undefined).map(([, { path }]) => path);

    expect(own.filter((path) => !/^\/desk\/(sessions?|sign-in-methods|today|views)\b/.test(path))).toEqual([]);
  });
});

it('the permission table in docs/desk.md is up to date', async () => {
  const roles = STAFF_ROLES.filter((role) => role !== 'founder');
  const docs = await readFile(join(import.meta.dirname, '../../../../docs/desk.md'), 'utf8');
  const rows = docs.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.length === roles.length + 3 ? [cells.slice(1, -1)] : [];
  });

  expect(rows.filter(([first = '']) => !first.startsWith('-'))).toEqual([
    ['', ...roles.map((role) => ROLE_LABELS[role])],
    ...PERMISSIONS.map((permission) => [
      permissionLabel(permission),
      ...roles.map((role) => (mayRole(role, permission) ? 'yes' : '')),
    ]),
  ]);
});
