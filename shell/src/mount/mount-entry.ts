import { sharedModules } from '@kaagazz/contract/mounted-modules';
import type { MountedFace } from '@kaagazz/contract';

import { createFaceLoader } from '../federation/remote-container.ts';
import { showFailure } from './show-failure.ts';

async function start(root: HTMLElement): Promise<void> {
  const boot = globalThis.__KAAGAZZ__;
  const { mounted } = boot;
  if (!mounted) throw new Error('the document does not contain a mounted section');
  const { app, basename } = mounted;

  const giveUp = (kind: 'load' | 'render', error?: unknown) => {
    if (!boot.giveUp(app, kind, undefined, error)) showFailure(root);
  };
  // After an uncaught error, React removes all content, so an empty root means that the section has
  // failed.
  addEventListener('error', ({ error }) => {
    if (root.childElementCount === 0) giveUp('render', error);
  });
  try {
    const face = await loadFace(app);
    face.mount(root, { basename });
    document.documentElement.dataset.ready = 'true';
  } catch (error) {
    console.error(`${app} could not be loaded`, error);
    giveUp('load', error);
  }
}

const loadFace: (app: string) => Promise<MountedFace> = createFaceLoader({
  boot: globalThis.__KAAGAZZ__,
  shared: sharedModules,
  exposed: './mount',
});

document.documentElement.dataset.started = 'true';
const root = document.getElementById('root');
if (root) void start(root);
