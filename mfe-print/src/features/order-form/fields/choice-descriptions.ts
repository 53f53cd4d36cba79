/** Keys have the form `field: choice`. Self-explanatory choices have no description. */
const DESCRIPTIONS: Record<string, string> = {
  'bookType: Photo Album': 'Pictures large, on heavy paper',
  'bookType: Travel Journal': 'Pictures and text in turn',
  'bookType: Story Book': 'Mostly text, with a ribbon bookmark',
  'bookType: Custom': 'Something else – tell us below',
  'size: A3': '29.7 x 42 cm',
  'size: A4': '21 x 29.7 cm',
  'size: A5': '14.8 x 21 cm',
  'size: Square': '21 x 21 cm',
  'size: Custom': 'We will send you a price',
  'coverType: Hardcover': 'Cloth over board, for the shelf',
  'coverType: Softcover': 'Light and flexible',
  'certType: Custom': 'Something else',
  'orientation: Portrait': 'Taller than wide',
  'orientation: Landscape': 'Wider than tall',
  'paperType: Matte': 'Soft, easy to sign',
  'paperType: Glossy': 'Bright colours and shine',
  'paperType: Textured': 'Deckle-edged, with fibres you can feel',
  'paperType: 300 GSM': 'As firm as most cards',
  'paperType: 400 GSM': 'Thick and rigid',
  'paperType: Recycled': 'Flecked, made from cotton rags',
  'cardType: Standard': 'Uncoated, easy to write on',
  'cardType: Premium': 'Two layers, extra thick',
  'cardType: Matte': 'Coated, no shine',
  'cardType: Glossy': 'Coated, bright',
  'printType: Custom': 'Something else – tell us below',
  'paperSize: A3': '29.7 x 42 cm',
  'paperSize: A4': '21 x 29.7 cm',
  'paperSize: Letter': '21.6 x 27.9 cm',
  'printSide: Single-Sided': 'Blank on the back',
  'printSide: Double-Sided': 'Uses half the paper',
};

export function choiceDescription(field: string, choice: string): string | undefined {
  return DESCRIPTIONS[`${field}: ${choice}`];
}
