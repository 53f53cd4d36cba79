import pg from 'pg';

export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function createDatabase(serverUrl: string, purpose: string): Promise<BenchDatabase> {
  const name = `bench_${purpose}_${process.pid}_${Date.now()}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`) };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
