import bagasseSheet from '../../illustrations/sheet-bagasse.svg';
import bananaSheet from '../../illustrations/sheet-banana.svg';
import cottonSheet from '../../illustrations/sheet-cotton.svg';
import marigoldSheet from '../../illustrations/sheet-marigold.svg';
import texts from './materials.json';

/** `inTitle` is the word that identifies a product made of the material by its title. */
const sheets = [
  { id: 'marigold', inTitle: 'Marigold', sheet: marigoldSheet },
  { id: 'cotton', inTitle: 'Cotton', sheet: cottonSheet },
  { id: 'banana', inTitle: 'Banana', sheet: bananaSheet },
  { id: 'bagasse', inTitle: 'Sugarcane', sheet: bagasseSheet },
] as const;

export const materials = sheets.map((material) => ({ ...material, ...texts[material.id] }));
