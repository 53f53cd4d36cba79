import bagasseSheet from '../../illustrations/sheet-bagasse.svg';
import bananaSheet from '../../illustrations/sheet-banana.svg';
import cottonSheet from '../../illustrations/sheet-cotton.svg';
import marigoldSheet from '../../illustrations/sheet-marigold.svg';

export const materials = [
  { id: 'marigold', inTitle: 'Marigold', sheet: marigoldSheet },
  { id: 'cotton', inTitle: 'Cotton', sheet: cottonSheet },
  { id: 'banana', inTitle: 'Banana', sheet: bananaSheet },
  { id: 'bagasse', inTitle: 'Sugarcane', sheet: bagasseSheet },
] as const;
