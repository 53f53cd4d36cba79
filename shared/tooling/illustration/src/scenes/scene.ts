import type { Canvas, Mark } from '../canvas.ts';

export type Scenes = Record<string, (c: Canvas) => Mark>;
