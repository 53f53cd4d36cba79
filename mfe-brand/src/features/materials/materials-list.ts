import bagasseSheet from '../../illustrations/sheet-bagasse.svg';
import bananaSheet from '../../illustrations/sheet-banana.svg';
import cottonSheet from '../../illustrations/sheet-cotton.svg';
import marigoldSheet from '../../illustrations/sheet-marigold.svg';

export interface Material {
  id: 'marigold' | 'cotton' | 'banana' | 'bagasse';
  waste: string;
  paper: string;
  story: string;
  /** A picture of the paper. */
  sheet: string;
}

export const materials: [Material, ...Material[]] = [
  {
    id: 'marigold',
    waste: 'Temple marigolds',
    paper: 'A sheet with petals in it',
    story:
      'Garlands are offered in the morning and swept up at night. Dried and stirred into the pulp, the petals stay where the water leaves them: no two sheets are alike.',
    sheet: marigoldSheet,
  },
  {
    id: 'cotton',
    waste: 'Tailors’ cuttings',
    paper: 'A white, strong, quiet sheet',
    story:
      'Cotton off-cuts are too small to sew and far too good to burn. Beaten to rag pulp they make our whitest sheet, soft under a nib and hard to tear.',
    sheet: cottonSheet,
  },
  {
    id: 'banana',
    waste: 'Banana stems',
    paper: 'A warm sheet with long fibres',
    story:
      'A banana plant bears once and is cut down. The stem that is left holds long, silky fibres, which you can still see in the finished sheet, running like hair.',
    sheet: bananaSheet,
  },
  {
    id: 'bagasse',
    waste: 'Sugarcane husk',
    paper: 'A smooth sheet for every day',
    story:
      'What the juice stall’s press leaves behind is called bagasse. It makes an even, straw-coloured sheet, the one that goes through a printer without a murmur.',
    sheet: bagasseSheet,
  },
];
