/**
 * Installs the git hooks in this folder. Runs as part of `npm install` and does nothing outside of
 * a git repository.
 */
import { spawnSync } from 'node:child_process';

spawnSync('git', ['config', 'core.hooksPath', 'shared/tooling/git-hooks'], { stdio: 'ignore' });
