import { resolveTxt } from 'node:dns/promises';
import tls from 'node:tls';

/**
 * The result of one check. A failed check with `blocks` set must be fixed before the shop opens.
 */
export interface CheckResult {
  name: string;
  ok: boolean;
  blocks: boolean;
  detail: string;
}

const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 14;
const CLOCK_SKEW_MS = 5_000;
const TIMEOUT_MS = 10_000;
const BACKUP_AGE_HOURS = 36;
const DRILL_AGE_DAYS = 35;

/** Headers that every page must have, each with a pattern for its value. */
const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy': /script-src/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
};

/**
 * Runs the checks that are possible only from outside the shop's servers.
 *
 * @param siteUrl origin of the shop
 * @param mailDomain domain that the shop sends email from
 * @param backupMetricsUrl where the backup process serves its metrics
 */
export async function outsideChecks(
  siteUrl: string,
  mailDomain: string | undefined,
  backupMetricsUrl: string | undefined,
): Promise<CheckResult[]> {
  const { hostname, protocol } = new URL(siteUrl);
  const page = await fetch(siteUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(String);
  if (typeof page === 'string') return [{ name: 'domain', ok: false, blocks: true, detail: page }];
  const results: CheckResult[] = [
    { name: 'domain', ok: page.ok, blocks: true, detail: `${hostname} responds with ${page.status}` },
    { name: 'https', ok: protocol === 'https:', blocks: true, detail: protocol.slice(0, -1) },
    securityHeaders(page.headers),
    clock(page.headers.get('date')),
  ];
  if (protocol === 'https:') results.push(await certificate(hostname));
  if (mailDomain) results.push(...(await mailRecords(mailDomain)));
  if (backupMetricsUrl) results.push(...(await backups(backupMetricsUrl)));
  return results;
}

function securityHeaders(headers: Headers): CheckResult {
  const missing = Object.entries(SECURITY_HEADERS)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => name);
  const detail = missing.length > 0 ? `missing: ${missing.join(', ')}` : 'complete';
  return { name: 'security headers', ok: missing.length === 0, blocks: true, detail };
}

function clock(date: string | null): CheckResult {
  const skew = Math.abs(Date.now() - Date.parse(date ?? ''));
  return { name: 'clock', ok: skew < CLOCK_SKEW_MS, blocks: false, detail: `${Math.round(skew / 1000)} s apart` };
}

function certificate(host: string): Promise<CheckResult> {
  return new Promise((resolve) => {
    const result = (ok: boolean, detail: string) => resolve({ name: 'certificate', ok, blocks: true, detail });
    const socket = tls.connect({ host, port: 443, servername: host, timeout: TIMEOUT_MS }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
      socket.end();
      result(days >= CERTIFICATE_DAYS, `expires in ${days} days`);
    });
    socket.once('error', (error: Error) => result(false, error.message));
    socket.once('timeout', () => socket.destroy(new Error('no response')));
  });
}

/**
 * Checks the SPF and DMARC records, but not DKIM, because only the mail provider knows its
 * selector.
 */
async function mailRecords(domain: string): Promise<CheckResult[]> {
  return Promise.all([mailRecord('SPF', domain, /^v=spf1 /), mailRecord('DMARC', `_dmarc.${domain}`, /^v=DMARC1;/)]);
}

async function mailRecord(name: string, host: string, pattern: RegExp): Promise<CheckResult> {
  try {
    const records = (await resolveTxt(host)).map((parts) => parts.join(''));
    const record = records.find((text) => pattern.test(text));
    return { name, ok: record !== undefined, blocks: false, detail: record ?? `no record at ${host}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { name, ok: false, blocks: false, detail: `cannot look up ${host} (${code})` };
  }
}

async function backups(metricsUrl: string): Promise<CheckResult[]> {
  const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  const metrics = (await response?.text()) ?? '';
  const hours = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Infinity) / 3600;
  const age = (name: string, atMost: number): CheckResult => {
    const hoursAgo = hours(`kaagazz_${name}_age_seconds`);
    const detail = Number.isFinite(hoursAgo) ? `${Math.round(hoursAgo)} hours ago` : 'never';
    return { name: name.replace('_', ' '), ok: hoursAgo < atMost, blocks: true, detail };
  };
  return [age('backup', BACKUP_AGE_HOURS), age('restore_drill', DRILL_AGE_DAYS * 24)];
}
