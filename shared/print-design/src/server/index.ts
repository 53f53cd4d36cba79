export { commonShapes, drawPdf } from './draw-pdf.ts';
export { measureWithFonts } from './measure-with-fonts.ts';
