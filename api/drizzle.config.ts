import { defineConfig } from 'drizzle-kit';

/**
 * Run `npx drizzle-kit generate --name <name>` in this folder to create a migration from the
 * changed tables. The api runs migrations when it starts (src/db/migrate.ts).
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/**/*.tables.ts',
  out: './drizzle',
});
