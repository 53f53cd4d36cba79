export interface StandInsConfiguration {
  port: number;
  smtpPort: number;
  mailboxCapacity?: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl: string | undefined;
}

export function readConfiguration(environment: NodeJS.ProcessEnv): StandInsConfiguration {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('the stand-ins accept any payment and show every email, so they do not run in production');
  }
  return {
    port: readPort(environment, 'STAND_INS_PORT', 3900),
    smtpPort: readPort(environment, 'SMTP_PORT', 3925),
    ...(environment['MAILBOX_CAPACITY'] && { mailboxCapacity: Number(environment['MAILBOX_CAPACITY']) }),
    keyId: environment['RAZORPAY_KEY_ID'] ?? 'rzp_test_standin',
    keySecret: environment['RAZORPAY_KEY_SECRET'] ?? 'stand-in-secret',
    webhookSecret: environment['RAZORPAY_WEBHOOK_SECRET'] ?? 'stand-in-webhook-secret',
    apiUrl: environment['API_URL'],
  };
}

function readPort(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port: ${text}`);
  return port;
}
