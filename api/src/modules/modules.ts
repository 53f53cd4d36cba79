import type { App, AppContext } from '../app-context.ts';
import { userGuard, userIfAny } from '../plugins/auth-guard.ts';
import { operatorGuard } from '../plugins/operator-guard.ts';
import { registerAuth } from './auth/auth.routes.ts';
import { createAuth } from './auth/auth.service.ts';
import { registerOwnAccount } from './auth/own-account.routes.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { createCatalog } from './catalog/catalog.service.ts';
import { readMedia } from './catalog/media.ts';
import { registerMedia } from './catalog/media.routes.ts';
import { registerSharePictures } from './catalog/share-picture.ts';
import { registerHealth } from './health/health.routes.ts';
import { addMailWorker } from './mail/mail.worker.ts';
import { registerOperator } from './operator/operator.routes.ts';
import { registerOperatorOrders } from './orders/operator-orders.routes.ts';
import { createOrderProgress } from './orders/order-progress.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { createOrders } from './orders/orders.service.ts';
import { registerPartners } from './partners/partners.routes.ts';
import { createPartners } from './partners/partners.service.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { createPayments } from './payments/payments.service.ts';
import { createThrottle } from './throttle/throttle.ts';

/** Puts the modules together: the one place that knows all of them and what each needs of the others. */
export async function registerModules(app: App, context: AppContext): Promise<void> {
  const { config, database } = context;
  const auth = createAuth(context);
  const media = await readMedia();
  const requireUser = userGuard(auth.authenticate);
  const requireOperator = operatorGuard(config.operatorToken);

  registerHealth(app, context);
  registerOperator(app, context, requireOperator);
  registerAuth(app, { auth, config });
  registerOwnAccount(app, { auth, config, requireUser });
  registerCatalog(app, createCatalog(database, media));
  registerMedia(app, media);
  registerSharePictures(app, media);
  addMailWorker(context);

  const orders = createOrders(context);
  const payments = createPayments(context, orders);
  const progress = createOrderProgress(context, payments.settlement);
  const parts = { orders, progress, imageUrl: media.urlOf };
  registerOrders(app, { ...parts, requireUser });
  registerOperatorOrders(app, { ...parts, requireOperator });
  registerPayments(app, context, { payments, requireUser, recogniseUser: userIfAny(auth.authenticate) });

  const partners = createPartners(context, createThrottle(context));
  registerPartners(app, { partners, requireOperator });
}
