/**
 * Packs the stable releases in `RELEASES_DIR` into an archive for the tests.
 * Usage: `node e2e/previous-release/pack.ts`
 */
import { RELEASES_DIR } from '../support/site.ts';
import { packReleases } from './packed-releases.ts';

const versions = await packReleases(RELEASES_DIR);
for (const [app, version] of Object.entries(versions)) console.log(`packed ${app} ${version}`);
