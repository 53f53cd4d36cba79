import type { Box, Matrix } from './affine.ts';

/** Object types in PDFium. */
export const OBJECT = { text: 1, path: 2, image: 3, form: 5 } as const;
/** Text rendering modes for invisible text, such as the text layer of a scan. */
const INVISIBLE_MODES = new Set([3, 7]);
const SCRATCH_BYTES = 512;
const FLOAT_BYTES = 4;

type Call = (...values: number[]) => number;

type Module = Record<
  | '_FPDF_LoadPage'
  | '_FPDF_ClosePage'
  | '_FPDFText_LoadPage'
  | '_FPDFText_ClosePage'
  | '_FPDF_GetPageBoundingBox'
  | '_FPDFPage_GetTrimBox'
  | '_FPDFPage_CountObjects'
  | '_FPDFPage_GetObject'
  | '_FPDFFormObj_CountObjects'
  | '_FPDFFormObj_GetObject'
  | '_FPDFPageObj_GetType'
  | '_FPDFPageObj_GetBounds'
  | '_FPDFPageObj_GetMatrix'
  | '_FPDFPageObj_GetStrokeWidth'
  | '_FPDFPageObj_GetStrokeColor'
  | '_FPDFPath_GetDrawMode'
  | '_FPDFTextObj_GetFontSize'
  | '_FPDFTextObj_GetTextRenderMode'
  | '_FPDFTextObj_GetText'
  | '_FPDFImageObj_GetImagePixelSize',
  Call
> & { HEAPU8: Uint8Array; wasmExports: { malloc: (size: number) => number; free: (at: number) => void } };

/** Private properties of `PDFiumDocument`. */
export interface PdfiumInternals {
  module: Module;
  documentIdx: number;
}

/** Call `free` when done. */
export class Pdfium {
  readonly #module: Module;
  readonly #scratch: number;

  constructor(module: Module) {
    this.#module = module;
    this.#scratch = module.wasmExports.malloc(SCRATCH_BYTES);
  }

  free(): void {
    this.#module.wasmExports.free(this.#scratch);
  }

  openPage(document: number, index: number): { handle: number; text: number } | null {
    const handle = this.#module._FPDF_LoadPage(document, index);
    return handle === 0 ? null : { handle, text: this.#module._FPDFText_LoadPage(handle) };
  }

  closePage({ handle, text }: { handle: number; text: number }): void {
    if (text !== 0) this.#module._FPDFText_ClosePage(text);
    this.#module._FPDF_ClosePage(handle);
  }

  trimBox(page: number): Box {
    if (this.#module._FPDFPage_GetTrimBox(page, ...this.#places(4)) !== 0) return this.#box();
    this.#module._FPDF_GetPageBoundingBox(page, this.#scratch);
    // `_FPDF_GetPageBoundingBox` writes the top edge before the bottom edge, unlike
    // `_FPDFPage_GetTrimBox`.
    const { bottom: top, top: bottom, ...sides } = this.#box();
    return { ...sides, bottom, top };
  }

  *objectsOnPage(page: number): Generator<number> {
    const count = this.#module._FPDFPage_CountObjects(page);
    for (let index = 0; index < count; index += 1) yield this.#module._FPDFPage_GetObject(page, index);
  }

  *objectsInForm(form: number): Generator<number> {
    const count = this.#module._FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count; index += 1) yield this.#module._FPDFFormObj_GetObject(form, index);
  }

  typeOf(object: number): number {
    return this.#module._FPDFPageObj_GetType(object);
  }

  boundsOf(object: number): Box | null {
    return this.#module._FPDFPageObj_GetBounds(object, ...this.#places(4)) === 0 ? null : this.#box();
  }

  matrixOf(object: number): Matrix {
    this.#module._FPDFPageObj_GetMatrix(object, this.#scratch);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#floats(6);
    return [a, b, c, d, e, f];
  }

  strokeWidth(path: number): number | null {
    this.#module._FPDFPath_GetDrawMode(path, this.#scratch, this.#scratch + FLOAT_BYTES);
    if (this.#integers(2)[1] === 0) return null;
    const isColored = this.#module._FPDFPageObj_GetStrokeColor(path, ...this.#places(4)) !== 0;
    if (isColored && this.#integers(4)[3] === 0) return null;
    return this.#module._FPDFPageObj_GetStrokeWidth(path, this.#scratch) === 0 ? null : (this.#floats(1)[0] ?? null);
  }

  fontSize(text: number): number {
    return this.#module._FPDFTextObj_GetFontSize(text, this.#scratch) === 0
      ? Infinity
      : (this.#floats(1)[0] ?? Infinity);
  }

  isVisibleText(text: number, page: number): boolean {
    if (INVISIBLE_MODES.has(this.#module._FPDFTextObj_GetTextRenderMode(text))) return false;
    const bytes = this.#module._FPDFTextObj_GetText(text, page, this.#scratch, SCRATCH_BYTES);
    if (page === 0 || bytes > SCRATCH_BYTES) return true;
    const letters = this.#module.HEAPU8.slice(this.#scratch, this.#scratch + bytes);
    return new TextDecoder('utf-16le').decode(letters).replaceAll('\0', '').trim() !== '';
  }

  pixelsOf(image: number): { width: number; height: number } {
    this.#module._FPDFImageObj_GetImagePixelSize(image, ...this.#places(2));
    const [width = 0, height = 0] = this.#integers(2);
    return { width, height };
  }

  #places(count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#scratch + index * FLOAT_BYTES);
  }

  #box(): Box {
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#floats(4);
    return { left, bottom, right, top };
  }

  #floats(count: number): number[] {
    return this.#numbers(count, (view, at) => view.getFloat32(at, true));
  }

  #integers(count: number): number[] {
    return this.#numbers(count, (view, at) => view.getUint32(at, true));
  }

  #numbers(count: number, read: (view: DataView, at: number) => number): number[] {
    // Create a new view for each call, because the WebAssembly memory may have grown.
    const view = new DataView(this.#module.HEAPU8.buffer);
    return this.#places(count).map((at) => read(view, at));
  }
}
