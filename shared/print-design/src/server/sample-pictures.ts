import { DESIGNS, loadDesign } from '../designs.ts';
import { sampleSvg } from './sample-svg.ts';

/** A picture for the lists of Print With Us. */
export interface SamplePicture {
  /** below the root of the repository */
  path: string;
  svg: string;
}

/** Every design with its sample on it, as `npm run print-designs` writes them; the same bytes on every machine. */
export async function samplePictures(): Promise<SamplePicture[]> {
  return Promise.all(
    DESIGNS.map(async ({ service, id, name }) => ({
      path: `mfe-print/src/illustrations/designs/${service}-${id}-${name.toLowerCase().replaceAll(' ', '-')}.svg`,
      svg: sampleSvg(await loadDesign(service, id)),
    })),
  );
}
