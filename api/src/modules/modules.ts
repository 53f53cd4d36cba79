import type { App, AppContext } from '../app-context.ts';
import { userGuard, userIfAny } from '../plugins/auth-guard.ts';
import { operatorGuard } from '../plugins/operator-guard.ts';
import { createAuth } from './auth/auth.service.ts';
import { registerHealth } from './health/health.routes.ts';
import { registerOperator } from './operator/operator.routes.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { createOrders } from './orders/orders.service.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { createPayments } from './payments/payments.service.ts';

/** Puts the modules together: the one place that knows all of them and what each needs of the others. */
export async function registerModules(app: App, context: AppContext): Promise<void> {
  const auth = createAuth(context);
  const requireUser = userGuard(auth.authenticate);
  const requireOperator = operatorGuard(context.config.operatorToken);

  registerHealth(app, context);
  registerOperator(app, context, requireOperator);

  const orders = createOrders(context);
  const payments = createPayments(context, orders);
  registerOrders(app, { orders, imageUrl: (file) => `/media/${file}`, requireUser, requireOperator });
  registerPayments(app, context, { payments, requireUser, recogniseUser: userIfAny(auth.authenticate) });
}
