import { z } from 'zod';

export type StandInsConfiguration = ReturnType<typeof readConfiguration>;

const port = z.coerce.number().int().min(0).max(65_535);
const Environment = z.object({
  NODE_ENV: z.string().optional(),
  STAND_INS_PORT: port.default(3900),
  SMTP_PORT: port.default(3925),
  MAILBOX_CAPACITY: z.coerce.number().default(200),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_standin'),
  RAZORPAY_KEY_SECRET: z.string().default('stand-in-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().default('stand-in-webhook-secret'),
  API_URL: z.string().optional(),
});

export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const env = Environment.parse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  if (env.NODE_ENV === 'production') {
    throw new Error('the stand-ins accept any payment and show every email, so they do not run in production');
  }
  return {
    port: env.STAND_INS_PORT,
    smtpPort: env.SMTP_PORT,
    mailboxCapacity: env.MAILBOX_CAPACITY,
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    apiUrl: env.API_URL,
  };
}
