/** Runs as part of `npm install`. Does nothing outside a Git repository. */
import { spawnSync } from 'node:child_process';

spawnSync('git', ['config', 'core.hooksPath', 'shared/tooling/git-hooks'], { stdio: 'ignore' });
