/**
 * Writes `deploy/.env` (`npm run deploy:init`). Asks only for settings that are not set as
 * environment variables.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const FILE = process.env.ENV_FILE ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '.env');

/** `[variable, question, example, pattern]` */
const QUESTIONS = [
  ['DOMAIN', 'Domain of the shop', 'shop.example', /^([a-z0-9-]+\.)+[a-z]{2,}$/],
  ['ACME_EMAIL', 'Your email, for warnings about the TLS certificate', 'you@shop.example', /^\S+@\S+\.\S+$/],
  ['ALERT_EMAIL', 'Email that receives alerts', 'ops@shop.example', /^\S+@\S+\.\S+$/],
  ['MAIL_FROM', 'Sender of emails to shoppers', 'Kaagazz <hello@shop.example>', /\S+@\S+\.\S+/],
  ['SMTP_URL', 'Mail server', 'smtps://user:password@mail.example', /^smtps?:\/\/\S+$/],
  ['RAZORPAY_KEY_ID', 'Key id from the dashboard of Razorpay', 'rzp_live_...', /^rzp_\w+$/],
  ['RAZORPAY_KEY_SECRET', 'Key secret from the dashboard of Razorpay', '', /^\S{10,}$/],
  ['IMAGE', 'Images, without the part after the last dash', 'ghcr.io/kaagazz/shop', /^[\w./:-]+$/],
  ['VERSION', 'Version of the images', '1.0.0', /^[\w.-]+$/],
];

const secret = () => randomBytes(32).toString('hex');

async function ask() {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers = {};
  for (const [variable, question, example, pattern] of QUESTIONS) {
    let answer = process.env[variable];
    while (answer === undefined || !pattern.test(answer)) {
      if (answer !== undefined)
        console.error(`${variable}: that is not valid${example && `; an example is ${example}`}`);
      process.stdout.write(`${question}${example && ` (${example})`}: `);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${variable} is missing`);
      answer = value.trim();
    }
    answers[variable] = answer;
  }
  terminal.close();
  return answers;
}

/** Use single quotes to prevent Docker Compose from replacing `$name` in the value. */
const line = ([name, value]) => `${name}='${value.replaceAll("'", "\\'")}'`;

try {
  const { VERSION, ...answers } = await ask();
  const settings = {
    ...answers,
    API_VERSION: VERSION,
    SITE_VERSION: VERSION,
    DATABASE_PASSWORD: secret(),
    AUTH_SECRET: secret(),
    OPERATOR_TOKEN: secret(),
    RELEASES_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
  };
  writeFileSync(FILE, `${Object.entries(settings).map(line).join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`\nwrote ${FILE}; keep a copy in a safe place`);
  console.log(`webhook in the dashboard of Razorpay: https://${answers.DOMAIN}/api/payment/webhook`);
  console.log(`webhook secret: ${settings.RAZORPAY_WEBHOOK_SECRET}`);
} catch (error) {
  console.error(error.code === 'EEXIST' ? `${FILE} exists already; delete it to start again` : error.message);
  process.exitCode = 1;
}
