import { serverProject } from '../shared/testing/jest/projects.mjs';

/**
 * The api's tests. Without TEST_DATABASE_URL (a PostgreSQL server on which databases may be created) they run on the embedded
 * database only.
 */
export default serverProject('api', 'api/**/*.test.ts');
