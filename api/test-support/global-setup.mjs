import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { createTemplate } from './test-database.ts';

export default async function globalSetup() {
  const postgres = await TestPostgres.create();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = () => postgres.remove();
  await createTemplate();
}
