import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { StandInsConfiguration } from './configuration.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { startSmtpServer } from './mailbox/smtp-server.ts';
import { checkoutRoutes } from './payment-gateway/checkout.routes.ts';
import { bankRoutes } from './payment-gateway/bank.routes.ts';
import { gatewayRoutes } from './payment-gateway/gateway.routes.ts';
import { Ledger } from './payment-gateway/ledger.ts';
import { WebhookSender } from './payment-gateway/webhook-sender.ts';

export interface StandIns {
  port: number;
  smtpPort: number;
  mailbox: Mailbox;
  ledger: Ledger;
  close(): Promise<void>;
}

export async function startStandIns(configuration: StandInsConfiguration): Promise<StandIns> {
  const mailbox = new Mailbox(configuration.mailboxCapacity);
  const webhooks = new WebhookSender(configuration.apiUrl, configuration.webhookSecret);
  const ledger = new Ledger((event) => webhooks.send(event));

  const smtp = await startSmtpServer(configuration.smtpPort, mailbox);
  const http = fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: 'idle' });
  await http.register(mailboxRoutes, { prefix: '/dev', mailbox });
  await http.register(gatewayRoutes, { prefix: '/dev/payments/v1', ledger, ...configuration });
  await http.register(bankRoutes, { prefix: '/dev/payments/bank', ledger, webhooks, ...configuration });
  await http.register(checkoutRoutes, { prefix: '/dev/payments', ledger, ...configuration });
  try {
    await http.listen({ host: '127.0.0.1', port: configuration.port });
  } catch (error) {
    await smtp.close();
    throw error;
  }

  return {
    port: (http.server.address() as AddressInfo).port,
    smtpPort: smtp.port,
    mailbox,
    ledger,
    async close() {
      await Promise.all([http.close(), smtp.close(), webhooks.close()]);
    },
  };
}
