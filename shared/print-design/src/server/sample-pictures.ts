import { DESIGNS, loadDesign } from '../designs.ts';
import { measureWithFonts } from './measure-with-fonts.ts';
import { sampleSvg } from './sample-svg.ts';

const SUITE_EXAMPLES = ['Save the date', 'Sangeet', 'Menu', 'Thank you'];
const measure = measureWithFonts();

export interface SamplePicture {
  path: string;
  svg: string;
}

export async function samplePictures(): Promise<SamplePicture[]> {
  const pictures = await Promise.all(
    DESIGNS.map(async ({ service, id, name }) => {
      const { draw, sample } = await loadDesign(service, id);
      const path = `mfe-print/src/illustrations/designs/${service}-${id}-${name.toLowerCase().replaceAll(' ', '-')}`;
      return draw(sample, measure)
        .filter(({ name: card }, index) => index === 0 || SUITE_EXAMPLES.includes(card ?? ''))
        .map((side, index) => ({ path: `${path}${index === 0 ? '' : `-${index + 1}`}.svg`, svg: sampleSvg(side) }));
    }),
  );
  return pictures.flat();
}
