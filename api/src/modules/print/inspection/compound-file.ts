interface CompoundEntry {
  name: string;
  firstSector: Buffer;
}

const HEADER = 512;
const ENTRY = 128;
const LAST_SECTOR = 0xfffffffa;
/** Size in bytes below which a stream is stored in the shared mini stream (see [MS-CFB]). */
const SHARED_BELOW = 4096;
const HEADER_ENTRIES = 109;

/**
 * Reads the directory of a compound file.
 * @throws Error if a linked list of sectors is circular or points outside the file
 */
export function readCompoundFile(bytes: Buffer): CompoundEntry[] {
  const sectorSize = 1 << bytes.readUInt16LE(0x1e);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new Error('unknown sector size');
  const sector = (number: number) => {
    const from = HEADER + number * sectorSize + (sectorSize - HEADER);
    if (number >= LAST_SECTOR || from + 1 > bytes.length) throw new Error('sector outside of the file');
    return bytes.subarray(from, from + sectorSize);
  };
  const tables = sectorsOfTable(bytes, sector, sectorSize);
  const next = (number: number) => {
    const perSector = sectorSize / 4;
    return sector(tables[Math.floor(number / perSector)] ?? LAST_SECTOR).readUInt32LE((number % perSector) * 4);
  };

  const entries: CompoundEntry[] = [];
  const seen = new Set<number>();
  for (let at = bytes.readUInt32LE(0x30); at < LAST_SECTOR; at = next(at)) {
    if (seen.has(at)) throw new Error('circular sector list');
    seen.add(at);
    const directory = sector(at);
    for (let from = 0; from + ENTRY <= directory.length; from += ENTRY) {
      const length = directory.readUInt16LE(from + 0x40);
      if (length < 2 || length > 64) continue;
      const begins = directory.readUInt32LE(from + 0x74);
      const isOwn = directory.readUInt32LE(from + 0x78) >= SHARED_BELOW;
      entries.push({
        name: directory.toString('utf16le', from, from + length - 2),
        firstSector: isOwn ? sector(begins) : Buffer.alloc(0),
      });
    }
  }
  return entries;
}

function sectorsOfTable(bytes: Buffer, sector: (number: number) => Buffer, sectorSize: number): number[] {
  const tables: number[] = [];
  for (let n = 0; n < HEADER_ENTRIES; n += 1) tables.push(bytes.readUInt32LE(0x4c + n * 4));
  const seen = new Set<number>();
  for (let at = bytes.readUInt32LE(0x44); at < LAST_SECTOR;) {
    if (seen.has(at)) throw new Error('circular sector list');
    seen.add(at);
    const more = sector(at);
    for (let n = 0; n < sectorSize / 4 - 1; n += 1) tables.push(more.readUInt32LE(n * 4));
    at = more.readUInt32LE(sectorSize - 4);
  }
  return tables.filter((number) => number < LAST_SECTOR);
}
