import { dayInIndia, feeVaries, toRupees } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { noticeOn, readSettings, shippingRates } from './shop-settings.ts';

/** Registers the route that gives the shell the settings shown on its pages. */
export function registerSiteSettings(app: App, { config, database, now }: AppContext): void {
  route(app, 'getSiteSettings', {}, async () => {
    const settings = await readSettings(database, config);
    const { company, social, pause } = settings;
    const rates = shippingRates(settings);
    const shipping = {
      flatFee: toRupees(rates.flatFee),
      freeAbove: toRupees(rates.freeAbove),
      varies: feeVaries(rates),
      giftWrap: settings.shipping.giftWrap,
    };
    return { settings: { company, social, shipping, pause, notice: noticeOn(dayInIndia(now()), settings) } };
  });
}
