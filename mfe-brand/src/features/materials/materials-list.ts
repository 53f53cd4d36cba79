import bagasseSheet from '../../illustrations/sheet-bagasse.svg';
import bananaSheet from '../../illustrations/sheet-banana.svg';
import cottonSheet from '../../illustrations/sheet-cotton.svg';
import marigoldSheet from '../../illustrations/sheet-marigold.svg';
import texts from './materials.json';

const sheets = [
  { id: 'marigold', sheet: marigoldSheet },
  { id: 'cotton', sheet: cottonSheet },
  { id: 'banana', sheet: bananaSheet },
  { id: 'bagasse', sheet: bagasseSheet },
] as const;

export const materials = sheets.map((material) => ({ ...material, ...texts[material.id] }));
