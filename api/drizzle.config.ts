import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <what>` (in this folder) writes the next migration from the difference between the tables of
 * the modules and the last one. The api itself runs them (src/db/migrate.ts).
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/**/*.tables.ts',
  out: './drizzle',
});
