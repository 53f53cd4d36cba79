const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;
const OWN = 4096;

export function makeCompoundFile(streams: Readonly<Record<string, Buffer>>, afterDirectory = END): Buffer {
  const names = Object.keys(streams);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE, 0);
  for (let n = 1; n <= directorySectors; n += 1) {
    table.writeUInt32LE(n === directorySectors ? afterDirectory : n + 1, n * 4);
  }
  const directory = Buffer.alloc(directorySectors * SECTOR);
  writeEntry(directory, 0, 'Root Entry', 5, END, 0);
  const contents: Buffer[] = [];
  for (const [index, name] of names.entries()) {
    const first = 1 + directorySectors + index * (OWN / SECTOR);
    for (let n = 0; n < OWN / SECTOR; n += 1) {
      table.writeUInt32LE(n === OWN / SECTOR - 1 ? END : first + n + 1, (first + n) * 4);
    }
    writeEntry(directory, index + 1, name, 2, first, OWN);
    contents.push(Buffer.concat([streams[name] ?? Buffer.alloc(0), Buffer.alloc(OWN)]).subarray(0, OWN));
  }
  return Buffer.concat([header(), table, directory, ...contents]);
}

/** Returns the first bytes of a Word document. Flag 0x0100 marks the document as encrypted. */
export function wordBeginning(flags = 0): Buffer {
  const beginning = Buffer.alloc(32);
  beginning.writeUInt16LE(0xa5ec, 0);
  beginning.writeUInt16LE(0x00c1, 2);
  beginning.writeUInt16LE(flags, 0x0a);
  return beginning;
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(1, 0x2c);
  bytes.writeUInt32LE(1, 0x30);
  bytes.writeUInt32LE(OWN, 0x38);
  bytes.writeUInt32LE(END, 0x3c);
  bytes.writeUInt32LE(END, 0x44);
  bytes.fill(0xff, 0x4c);
  bytes.writeUInt32LE(0, 0x4c);
  return bytes;
}

function writeEntry(directory: Buffer, index: number, name: string, kind: number, first: number, size: number): void {
  const from = index * 128;
  directory.write(name, from, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, from + 0x40);
  directory.writeUInt8(kind, from + 0x42);
  for (const link of [0x44, 0x48, 0x4c]) directory.writeUInt32LE(FREE, from + link);
  directory.writeUInt32LE(first, from + 0x74);
  directory.writeUInt32LE(size, from + 0x78);
}
