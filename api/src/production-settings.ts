export type SettingProblem = [variable: string, problem: string];

const REQUIRED_IN_PRODUCTION: Record<string, string> = {
  DATABASE_URL: 'postgres://kaagazz:password@127.0.0.1:5432/kaagazz',
  SITE_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Kaagazz <hello@shop.example>',
  RAZORPAY_KEY_ID: 'rzp_live_...',
  RAZORPAY_KEY_SECRET: 'from the dashboard of Razorpay',
  RAZORPAY_WEBHOOK_SECRET: '$(openssl rand -hex 24)',
  AUTH_SECRET: '$(openssl rand -hex 32)',
  OPERATOR_TOKEN: '$(openssl rand -hex 24)',
};

const EXAMPLES: Record<string, string> = {
  ...REQUIRED_IN_PRODUCTION,
  API_PORT: '3001',
  MEDIA_URL: 's3://kaagazz/media',
  FILES_URL: 's3://kaagazz/files',
  DATABASE_POOLER: 'transaction',
  DATABASE_CONNECTIONS: '80',
  API_PROCESSES: '2',
  SEED: 'demo',
  DKIM_SELECTOR: 's1',
  BACKUP_METRICS_URL: 'http://127.0.0.1:9465/metrics',
  SHIPPING_FLAT_RUPEES: '99',
};

const SECRETS = ['AUTH_SECRET', 'OPERATOR_TOKEN', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const MINIMUM_DISTINCT_CHARACTERS = 8;
const DEFAULT_SECRET = /^(local-|change-?me|secret|password|example)/i;

export function unsafeSettings(given: NodeJS.ProcessEnv): SettingProblem[] {
  const missing = Object.keys(REQUIRED_IN_PRODUCTION)
    .filter((variable) => given[variable] === undefined)
    .map((variable): SettingProblem => [variable, 'is required in production']);
  const guessable = SECRETS.filter((variable) => isGuessable(given[variable] ?? '')).map((variable): SettingProblem => [
    variable,
    'is a default or too simple',
  ]);
  return [...missing, ...guessable];
}

function isGuessable(secret: string): boolean {
  return secret !== '' && (DEFAULT_SECRET.test(secret) || new Set(secret).size < MINIMUM_DISTINCT_CHARACTERS);
}

export function settingProblems(problems: SettingProblem[]): string {
  const parts = problems.map(([variable, problem]) => {
    const example = EXAMPLES[variable];
    return `${variable} ${problem}${example ? `, for example ${variable}=${example}` : ''}`;
  });
  return `configuration: ${parts.join('; ')}`;
}
