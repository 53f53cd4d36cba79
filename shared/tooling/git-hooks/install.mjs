/**
 * Run by `npm install`. Makes git use the hooks of this folder; does nothing outside a git
 * checkout.
 */
import { spawnSync } from 'node:child_process';

spawnSync('git', ['config', 'core.hooksPath', 'shared/tooling/git-hooks'], { stdio: 'ignore' });
