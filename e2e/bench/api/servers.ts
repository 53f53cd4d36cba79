import { HttpClient } from '../../support/servers/http-client.ts';
import { newShopKeys, startApi, startStandIns } from '../../support/servers/processes.ts';
import type { HttpProcess } from '../../support/servers/processes.ts';
import { signUp } from '../../resilience/support/sign-up.ts';
import { runUntil } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';
import { createDatabase } from '../database.ts';
import type { BenchOptions } from '../part.ts';

export class ApiServers {
  readonly #options: BenchOptions;
  readonly #keys = newShopKeys();
  readonly #cleanup = new AsyncDisposableStack();
  readonly #standIns: ReturnType<typeof startStandIns>;

  constructor(options: BenchOptions) {
    this.#options = options;
    this.#standIns = startStandIns(this.#keys, { MAILBOX_CAPACITY: '1000' });
    this.#cleanup.defer(async () => void (await (await this.#standIns).stop()));
  }

  async standInsUrl(): Promise<string> {
    return (await this.#standIns).url;
  }

  async createDatabase(): Promise<string> {
    const database = await createDatabase(this.#options.postgresUrl, 'api');
    this.#cleanup.defer(() => database.drop());
    return database.url;
  }

  async startApi(databaseUrl: string, env: NodeJS.ProcessEnv = {}, cwd?: string): Promise<HttpProcess> {
    const { url: gatewayUrl, smtpPort } = await this.#standIns;
    const { folder: dataDir, remove } = await temporaryFolder();
    this.#cleanup.defer(remove);
    const options = { databaseUrl, dataDir, gatewayUrl, smtpPort, cwd };
    const api = await startApi(this.#keys, { ...options, env: { RATE_LIMIT_FACTOR: '1000', ...env } });
    this.#cleanup.defer(async () => void (await api.stop()));
    return api;
  }

  async startBareServer(databaseUrl: string): Promise<string> {
    const env = { DATABASE_URL: databaseUrl };
    const server = await runUntil(/^listening bare (\d+)$/m, 'e2e/bench/api/bare-server.ts', { env });
    this.#cleanup.defer(async () => void (await server.stop()));
    return `http://127.0.0.1:${server.match[1]}`;
  }

  async signUpBuyers(api: HttpProcess, count: number): Promise<string[]> {
    const { url: standInsUrl } = await this.#standIns;
    const client = new HttpClient();
    try {
      const emails = Array.from({ length: count }, (_, index) => `buyer${index}.${api.port}@bench.example`);
      return await Promise.all(emails.map((email) => signUp(client, { url: api.url, standInsUrl }, email)));
    } finally {
      client.close();
    }
  }

  stop(): Promise<void> {
    return this.#cleanup.disposeAsync();
  }
}
