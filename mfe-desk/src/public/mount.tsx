import type { MountedFace } from '@kaagazz/contract';

import { mountDesk } from '../desk.tsx';
import { ROOT } from '../paths.ts';

function neverMounted(): never {
  throw new Error('the desk is rendered in browsers only');
}

const face: MountedFace = {
  contract: 1,
  version: __APP_VERSION__,
  root: ROOT,
  mount: __SERVER__ ? neverMounted : mountDesk,
};

export default face;
