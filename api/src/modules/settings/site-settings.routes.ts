import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { readSettings } from './shop-settings.ts';

/** Registers the call with which the shell learns what pages show of the settings. */
export function registerSiteSettings(app: App, { config, database }: AppContext): void {
  route(app, 'getSiteSettings', {}, async () => {
    const { company, social, shipping, pause } = await readSettings(database, config);
    return { settings: { company, social, shipping, pause } };
  });
}
