import type { DeskView } from '../src/desk/desk-view.ts';
import { releaseKey } from './release-catalog.ts';
import type { ReleaseCatalog } from './release-catalog.ts';
import type { DrawDesk } from './release-desk-page.ts';
import { ServerBundles } from './server-bundles.ts';

interface DrawingEntry {
  renderDesk?: (view: DeskView, nonce: string) => string;
}

/** The shell's bundle brings everything it needs. */
const NOTHING = {};

/** Draws the release desk with the stable release of the shell: the one that most visitors prove to work. */
export function deskDrawing(catalog: ReleaseCatalog): DrawDesk {
  const bundles = new ServerBundles();

  return async (view, nonce) => {
    const { rollout, releases } = catalog.view;
    const shell = releases.get(releaseKey('shell', rollout.apps.shell?.stable ?? ''));
    if (!shell) throw new Error('no release of the shell is served');
    bundles.keepOnly(new Set([shell.folder]), NOTHING);
    const { renderDesk } = (await bundles.load(shell, NOTHING)) as DrawingEntry;
    if (!renderDesk) throw new Error(`the shell ${shell.version} cannot draw the desk`);
    return renderDesk(view, nonce);
  };
}
