import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import type { StockAlerts } from './stock-alerts.service.ts';

const asks = { config: { limits: ['stock-alerts-of-visitor', 'stock-alerts'] } } as const;

export function registerStockAlerts(app: App, alerts: StockAlerts): void {
  route(app, 'requestStockAlert', asks, async ({ body: { productId, email } }) => {
    await alerts.request(productId, email);
    return {};
  });

  route(app, 'confirmStockAlert', asks, async ({ params }) => {
    await alerts.confirm(params.id);
    return {};
  });

  route(app, 'cancelStockAlert', asks, async ({ params }) => {
    await alerts.cancel(params.id);
    return {};
  });
}
