import type { ReleasePageView } from '../../src/release-page/release-page-view.ts';
import { releaseKey } from '../releases/index.ts';
import type { ReleaseCatalog } from '../releases/index.ts';
import { ServerBundles } from '../rendering/index.ts';
import type { RenderReleasePage } from './send-release-page.ts';

interface ShellBundle {
  renderReleasePage?: (view: ReleasePageView, nonce: string) => string;
}

const NO_PACKAGES = {};

export function releasePageRenderer(catalog: ReleaseCatalog): RenderReleasePage {
  const bundles = new ServerBundles();

  return async (view, nonce) => {
    const { rollout, releases } = catalog.view;
    const shell = releases.get(releaseKey('shell', rollout.apps.shell?.stable ?? ''));
    if (!shell) throw new Error('the shell has no stable release');
    bundles.keepOnly(new Set([shell.folder]), NO_PACKAGES);
    const { renderReleasePage } = (await bundles.load(shell, NO_PACKAGES)) as ShellBundle;
    if (!renderReleasePage) throw new Error(`shell ${shell.version} cannot render the release page`);
    return renderReleasePage(view, nonce);
  };
}
