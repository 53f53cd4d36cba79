import type { SiteCategory } from '@kaagazz/api-schema';
import { dayInIndia, feeVaries, toRupees } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { holidayDates, noticeOn, readSettings, shippingRates } from './shop-settings.ts';

export function registerSiteSettings(
  app: App,
  { config, database, now }: AppContext,
  listCategories: () => Promise<SiteCategory[]>,
): void {
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
    const notice = noticeOn(dayInIndia(now()), settings);
    const categories = await listCategories();
    const holidays = holidayDates(settings.holidays);
    return { settings: { company, social, shipping, pause, holidays, notice, categories } };
  });
}
