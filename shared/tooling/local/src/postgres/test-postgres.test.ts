import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { TestPostgres } from './test-postgres.ts';

it('a test database starts on another port if the first port is in use', async () => {
  const other = createServer();
  const start = TestPostgres.prototype.start;
  jest.spyOn(TestPostgres.prototype, 'start').mockImplementationOnce(async function (this: TestPostgres) {
    await new Promise<void>((resolve) => other.listen(this.port, '127.0.0.1', resolve));
    await start.call(this);
  });

  const postgres = await TestPostgres.create();

  expect(postgres.isRunning).toBe(true);
  expect(postgres.port).not.toBe((other.address() as AddressInfo).port);
  await postgres.remove();
  other.close();
});
