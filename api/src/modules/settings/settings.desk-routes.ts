import type { DeskSettings, SettingsChange } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App, AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk, type SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { completeSettings, missingDetails, readSettings, SETTINGS_ID, type ShopSettings } from './shop-settings.ts';
import { shopSettings } from './settings.tables.ts';

type Change = z.output<typeof SettingsChange>;

export function registerSettings(app: App, context: AppContext): void {
  const { config, database, now } = context;

  route(app, 'getDeskSettings', {}, async ({ params }) => {
    assertKnown(params.id);
    return { data: onWire(await readSettings(database, config), config) };
  });
  route(app, 'changeDeskSettings', { config: { limits: STAFF_IS_NOT_COUNTED } }, async (request) => {
    assertKnown(request.params.id);
    return { data: onWire(await change(atDesk(request), request.body), config) };
  });

  function change(by: SignedInStaff, { version, ...changed }: Change): Promise<ShopSettings> {
    return inTransaction(database, async (tx) => {
      const at = now();
      const seed = { ...(await readSettings(tx, config)), id: SETTINGS_ID, updatedAt: at };
      await tx.insert(shopSettings).values(seed).onConflictDoNothing();
      const isShop = eq(shopSettings.id, SETTINGS_ID);
      const [row] = await tx.select().from(shopSettings).where(isShop).for('update');
      if (!row) throw new Error('the settings have no row');
      const before = completeSettings(row, config);
      if (before.version !== version) {
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed the settings while you were editing them. Review their changes, then save again.',
          {
            current: onWire(before, config),
          },
        );
      }
      const shipping = changed.shipping && { ...before.shipping, ...withoutUndefined(changed.shipping) };
      const values = withoutUndefined({ ...changed, shipping });
      const [after] = await tx
        .update(shopSettings)
        .set({ ...values, version: version + 1, updatedAt: at })
        .where(isShop)
        .returning();
      if (!after) throw new Error('the settings have no row');
      const earlier = Object.fromEntries(Object.entries(before).filter(([name]) => name in values));
      const entry = { action: 'settings.change', resource: 'settings', record: SETTINGS_ID };
      await noteDeskChange(tx, by, { ...entry, before: earlier, after: values }, at);
      return completeSettings(after, config);
    });
  }
}

function onWire(settings: ShopSettings, config: Config): DeskSettings {
  const updatedAt = settings.updatedAt?.toISOString() ?? null;
  return { ...settings, id: SETTINGS_ID, missing: missingDetails(settings, config), updatedAt };
}

function withoutUndefined<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
}

function assertKnown(id: string): void {
  if (id !== SETTINGS_ID) throw new Problem('NOT_FOUND', 'These settings don’t exist.');
}
