/** What the local stand-ins need to know; everything has a default, so that `node api/stand-ins/main.ts` alone works. */
export interface StandInsConfiguration {
  /** HTTP port on 127.0.0.1 for /dev/*; 0 takes a free one */
  port: number;
  /** SMTP port on 127.0.0.1; 0 takes a free one */
  smtpPort: number;
  /** mails that the mailbox keeps; without it, what a developer reads */
  mailboxCapacity?: number;
  /** The pair that the shop's requests are authorised and checkout signatures are made with */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where webhooks go (`<apiUrl>/api/payment/webhook`); without one none are sent */
  apiUrl: string | undefined;
}

/**
 * Reads the environment.
 *
 * @throws Error with one clear sentence, for a bad port or in production, where no stand-in may take a payment for real
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): StandInsConfiguration {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('the stand-ins accept any payment and show every mail: they do not run with NODE_ENV=production');
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
