import bagasseSheet from '../../illustrations/sheet-bagasse.svg';
import bananaSheet from '../../illustrations/sheet-banana.svg';
import cottonSheet from '../../illustrations/sheet-cotton.svg';
import marigoldSheet from '../../illustrations/sheet-marigold.svg';
import texts from './materials.json';

/**
 * `inTitle` is a word in product titles. Products whose title contains it are made of the material.
 */
const sheets = [
  { id: 'marigold', inTitle: 'Marigold', sheet: marigoldSheet },
  { id: 'cotton', inTitle: 'Cotton', sheet: cottonSheet },
  { id: 'banana', inTitle: 'Banana', sheet: bananaSheet },
  { id: 'bagasse', inTitle: 'Sugarcane', sheet: bagasseSheet },
] as const;

export const materials = sheets.map((material) => ({ ...material, ...texts[material.id] }));
