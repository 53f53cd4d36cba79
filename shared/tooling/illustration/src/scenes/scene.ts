import type { Canvas, Mark } from '../canvas.ts';

/** Pictures by file name, without `.svg`. */
export type Scenes = Record<string, (c: Canvas) => Mark>;
