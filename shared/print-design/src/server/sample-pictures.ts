import { DESIGNS, loadDesign } from '../designs.ts';
import { sampleSvg } from './sample-svg.ts';

export interface SamplePicture {
  /** Path relative to the repository's root. */
  path: string;
  svg: string;
}

/**
 * Draws the picture that represents each design in lists. `npm run print-designs` writes these
 * pictures to disk.
 */
export async function samplePictures(): Promise<SamplePicture[]> {
  return Promise.all(
    DESIGNS.map(async ({ service, id, name }) => ({
      path: `mfe-print/src/illustrations/designs/${service}-${id}-${name.toLowerCase().replaceAll(' ', '-')}.svg`,
      svg: sampleSvg(await loadDesign(service, id)),
    })),
  );
}
