import { defineConfig } from 'drizzle-kit';

/**
 * To create a migration after changing the tables, run `npx drizzle-kit generate --name <name>`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/**/*.tables.ts',
  out: './drizzle',
});
