/** What a choice means, by `field: choice`; what is plain by its name has no words. */
const WORDS: Record<string, string> = {
  'bookType: Photo Album': 'Pictures large, on heavy paper',
  'bookType: Travel Journal': 'Pictures and words in turn',
  'bookType: Story Book': 'A text to be read, with a ribbon',
  'bookType: Custom': 'Something else: tell us below',
  'size: A3': '29.7 x 42 cm',
  'size: A4': '21 x 29.7 cm',
  'size: A5': '14.8 x 21 cm',
  'size: Square': '21 x 21 cm',
  'size: Custom': 'We send you a price',
  'coverType: Hardcover': 'Cloth over board, for the shelf',
  'coverType: Softcover': 'Light, bends in the hand',
  'certType: Custom': 'Something else',
  'orientation: Portrait': 'Taller than wide',
  'orientation: Landscape': 'Wider than tall',
  'paperType: Matte': 'Soft, takes a signature well',
  'paperType: Glossy': 'Bright colours, a shine',
  'paperType: Textured': 'Deckled, you feel the fibres',
  'paperType: 300 GSM': 'As firm as most cards',
  'paperType: 400 GSM': 'Thick, does not bend',
  'paperType: Recycled': 'Flecked, from cotton rags',
  'cardType: Standard': 'Uncoated, writes well',
  'cardType: Premium': 'Two sheets glued, extra thick',
  'cardType: Matte': 'Coated, no shine',
  'cardType: Glossy': 'Coated, bright',
  'printType: Custom': 'Something else: tell us below',
  'paperSize: A3': '29.7 x 42 cm',
  'paperSize: A4': '21 x 29.7 cm',
  'paperSize: Letter': '21.6 x 27.9 cm',
  'printSide: Single-Sided': 'Backs stay empty',
  'printSide: Double-Sided': 'Half the paper',
};

export function choiceWords(field: string, choice: string): string | undefined {
  return WORDS[`${field}: ${choice}`];
}
