export { commonShapes, drawPdf } from './draw-pdf.ts';
export { measureWithFonts } from './measure-with-fonts.ts';
export { UNCOATED_PROFILE } from './press-pdf.ts';
