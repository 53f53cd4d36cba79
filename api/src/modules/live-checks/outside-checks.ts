import { resolveTxt } from 'node:dns/promises';
import tls from 'node:tls';
import type { LiveCheck } from '@kaagazz/api-schema';
import type { z } from 'zod';
import type { Config } from '../../config.ts';

type Check = z.infer<typeof LiveCheck>;

const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 14;
const CLOCK_SKEW_MS = 5_000;
const TIMEOUT_MS = 10_000;
const BACKUP_AGE_HOURS = 36;
const DRILL_AGE_DAYS = 35;

const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy': /script-src/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
};

export async function outsideChecks(config: Config): Promise<Check[]> {
  const results = await Promise.all([
    website(config.siteOrigin),
    mailRecords(config),
    backups(config.backupMetricsUrl),
  ]);
  return results.flat();
}

async function website(origin: string): Promise<Check[]> {
  const { hostname, port, protocol } = new URL(origin);
  const isHttps = protocol === 'https:';
  const page = await fetch(origin, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(reasonOf);
  if (typeof page === 'string') return [{ name: 'domain', ok: false, blocks: true, detail: page }];
  await page.body?.cancel();
  const checks: Check[] = [
    { name: 'domain', ok: page.ok, blocks: true, detail: `${hostname} responds with ${page.status}` },
    { name: 'HTTPS', ok: isHttps, blocks: true, detail: `SITE_ORIGIN is ${origin}` },
    securityHeaders(page.headers),
    releaseSignatures(page.headers.get('x-releases')),
    clock(page.headers.get('date')),
  ];
  if (isHttps) checks.push(await certificate(hostname, Number(port || 443)));
  return checks;
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}

function securityHeaders(headers: Headers): Check {
  const missing = Object.entries(SECURITY_HEADERS)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => name);
  const detail = missing.length > 0 ? `missing: ${missing.join(', ')}` : 'complete';
  return { name: 'security headers', ok: missing.length === 0, blocks: true, detail };
}

function releaseSignatures(header: string | null): Check {
  const ok = header === 'signed';
  const detail = ok ? 'unsigned releases are refused' : 'not verified, because RELEASES_PUBLIC_KEY is not set';
  return { name: 'release signatures', ok, blocks: false, detail };
}

function clock(date: string | null): Check {
  const skew = Math.abs(Date.now() - Date.parse(date ?? ''));
  return { name: 'clock', ok: skew < CLOCK_SKEW_MS, blocks: false, detail: `${Math.round(skew / 1000)} s apart` };
}

function certificate(host: string, port: number): Promise<Check> {
  return new Promise((resolve) => {
    const result = (ok: boolean, detail: string) => resolve({ name: 'certificate', ok, blocks: true, detail });
    const socket = tls.connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
      socket.end();
      result(days >= CERTIFICATE_DAYS, `expires in ${days} days`);
    });
    socket.once('error', (error: Error) => result(false, error.message));
    socket.once('timeout', () => socket.destroy(new Error('no response')));
  });
}

async function mailRecords({ mailFrom, dkimSelector }: Config): Promise<Check[]> {
  const domain = /@([^\s@>]+)>?\s*$/.exec(mailFrom)?.[1] ?? '';
  return Promise.all([
    mailRecord('SPF', domain, /^v=spf1 /),
    mailRecord('DMARC', `_dmarc.${domain}`, /^v=DMARC1;/),
    dkimSelector === null
      ? { name: 'DKIM', ok: false, blocks: false, detail: 'not checked, because DKIM_SELECTOR is not set' }
      : mailRecord('DKIM', `${dkimSelector}._domainkey.${domain}`, /\bp=\S/),
  ]);
}

async function mailRecord(name: string, host: string, pattern: RegExp): Promise<Check> {
  try {
    const records = (await resolveTxt(host)).map((parts) => parts.join(''));
    const record = records.find((text) => pattern.test(text));
    return { name, ok: record !== undefined, blocks: false, detail: record ?? `no record at ${host}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { name, ok: false, blocks: false, detail: `cannot look up ${host} (${code})` };
  }
}

async function backups(metricsUrl: string | null): Promise<Check[]> {
  if (metricsUrl === null) {
    return [{ name: 'backup', ok: false, blocks: false, detail: 'not checked, because BACKUP_METRICS_URL is not set' }];
  }
  const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  const metrics = (await response?.text()) ?? '';
  const hours = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Infinity) / 3600;
  const age = (name: string, atMost: number): Check => {
    const hoursAgo = hours(`kaagazz_${name}_age_seconds`);
    const detail = Number.isFinite(hoursAgo) ? `${Math.round(hoursAgo)} hours ago` : 'never';
    return { name: name.replace('_', ' '), ok: hoursAgo < atMost, blocks: true, detail };
  };
  return [age('backup', BACKUP_AGE_HOURS), age('restore_drill', DRILL_AGE_DAYS * 24)];
}
