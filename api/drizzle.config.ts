import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <name>` creates a migration from the changed tables.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/**/*.tables.ts',
  out: './drizzle',
});
