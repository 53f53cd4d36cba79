import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

import type { Shape, SheetSide } from '../sheet-side.ts';
import { SRGB_PROFILE, UNCOATED_PROFILE } from './profile-files.ts';

interface Internals {
  _root: { data: Record<string, unknown> };
  /** The file identifier. */
  _id: Buffer;
  endMetadata: () => void;
  ref: (dictionary: object) => { end: () => void };
}

interface PressOptions {
  title: string;
  logo: Buffer | undefined;
  sharedShapes: readonly Shape[];
  date: Date;
}

const compressed = new Map<string, Buffer>();

/** Makes a document conform to PDF/X-4 (ISO 15930-7) for offset printing on uncoated paper. */
export function preparePress(
  pdf: PDFKit.PDFDocument,
  { title, logo, sharedShapes, date }: PressOptions,
): { addPage: (content: SheetSide) => void } {
  const internals = pdf as unknown as Internals;
  Object.assign(pdf.info, { Trapped: new PdfName('False') });
  const srgb = ['ICCBased', embedProfile(pdf, SRGB_PROFILE, 3)];
  const intent = internals.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('FOGRA30'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('Offset on uncoated, slightly yellowish paper (ISO 12647-2, paper type 5)'),
    DestOutputProfile: embedProfile(pdf, UNCOATED_PROFILE, 4),
  });
  intent.end();
  internals._root.data.OutputIntents = [intent];

  const hash = createHash('sha256').update(JSON.stringify([title, sharedShapes]));
  if (logo) hash.update(logo);
  internals.endMetadata = () => {
    const id = hash.digest().subarray(0, 16);
    internals._id = id;
    const metadata = pdf.ref({ Type: 'Metadata', Subtype: 'XML' });
    // Don't compress the metadata, because tools must be able to read it without decompression.
    Object.assign(metadata, { compress: false });
    metadata.end(Buffer.from(xmp({ title, date, id })));
    internals._root.data.Metadata = metadata;
  };

  return {
    addPage(content) {
      hash.update(JSON.stringify(content));
      Object.assign(pdf.page.dictionary.data, { Group: { Type: 'Group', S: 'Transparency', CS: srgb } });
      Object.assign((pdf.page as unknown as { colorSpaces: object }).colorSpaces, { DefaultRGB: srgb });
    },
  };
}

/**
 * A PDF name such as `/False`. PDFKit would write a JavaScript string as the PDF string `(False)`.
 */
class PdfName {
  readonly [Symbol.toStringTag] = 'PdfName';
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  toString(): string {
    return `/${this.#name}`;
  }
}

function embedProfile(pdf: PDFKit.PDFDocument, path: string, channels: number): PDFKit.PDFKitReference {
  const bytes = compressed.get(path) ?? deflateSync(readFileSync(path), { level: 9 });
  compressed.set(path, bytes);
  const profile = pdf.ref({ N: channels, Filter: 'FlateDecode' });
  profile.end(bytes);
  return profile;
}

function xmp({ title, date, id }: { title: string; date: Date; id: Buffer }): string {
  const moment = date.toISOString().replace(/\.\d+/, '');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>Kaagazz</xmp:CreatorTool>
<xmp:CreateDate>${moment}</xmp:CreateDate>
<xmp:ModifyDate>${moment}</xmp:ModifyDate>
<xmp:MetadataDate>${moment}</xmp:MetadataDate>
<xmpMM:DocumentID>urn:kaagazz:${id.toString('hex')}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Kaagazz</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
