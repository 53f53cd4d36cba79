/**
 * The line of a phone, before a site on `127.0.0.1:<port>`: 150 ms there and back, 1.6 Mbps for all connections together, packet by packet.
 * Prints `listening line <port>`.
 *
 * DevTools' own slow network hands over what a server wrote at once as one piece, when the last of it would have come: a document as a whole, or cut in
 * two by chance, and single largest paints of the same page were 100 ms apart. Here it arrives as it does in the world, bit by bit. A process of its own,
 * so that its clock does not wait for whoever measures.
 */
import net from 'node:net';

const ONE_WAY_MS = 75;
const BYTES_PER_MS = 200;
/** what one packet of TCP carries */
const PACKET_BYTES = 1460;

/** Does things at their time, never one before another that was promised earlier. */
class Timetable {
  readonly #entries: { at: number; act: () => void }[] = [];
  #isWaiting = false;

  add(at: number, act: () => void): void {
    this.#entries.push({ at, act });
    this.#wait();
  }

  #wait(): void {
    const [next] = this.#entries;
    if (!next || this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      while ((this.#entries[0]?.at ?? Infinity) <= performance.now()) this.#entries.shift()?.act();
      this.#wait();
    }, next.at - performance.now());
  }
}

const toSite = new Timetable();
const toPhone = new Timetable();
/** What waits to be sent on each connection. The first of them is next, and becomes the last: all get their share. */
const unsent = new Map<net.Socket, Buffer>();
/** Connections that the site ended, with something unsent. */
const ending = new Set<net.Socket>();
/** When the packet before has left, in ms of `performance.now()`. */
let freeAt = 0;
let isSending = false;

function send(phone: net.Socket, bytes: Buffer): void {
  unsent.set(phone, Buffer.concat([unsent.get(phone) ?? Buffer.alloc(0), bytes]));
  if (isSending) return;
  freeAt = Math.max(freeAt, performance.now());
  sendNext();
}

function sendNext(): void {
  const [next] = unsent;
  isSending = next !== undefined;
  if (!next) return;
  const [phone, bytes] = next;
  const packet = bytes.subarray(0, PACKET_BYTES);
  unsent.delete(phone);
  if (bytes.length > packet.length) unsent.set(phone, bytes.subarray(packet.length));
  freeAt += packet.length / BYTES_PER_MS;
  toPhone.add(freeAt + ONE_WAY_MS, () => phone.write(packet));
  if (!unsent.has(phone) && ending.has(phone)) end(phone);
  // A timer comes a little late. Time that is lost so is made up for by the next packet.
  setTimeout(sendNext, freeAt - performance.now());
}

function end(phone: net.Socket): void {
  toPhone.add(Math.max(freeAt, performance.now()) + ONE_WAY_MS, () => phone.end());
}

const [port = ''] = process.argv.slice(2);
const listener = net.createServer({ noDelay: true }, (phone) => {
  const site = net.connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  site.on('data', (bytes) => send(phone, bytes));
  site.on('end', () => (unsent.has(phone) ? void ending.add(phone) : end(phone)));
  phone.on('data', (bytes) => toSite.add(performance.now() + ONE_WAY_MS, () => site.write(bytes)));
  const hangUp = () => {
    unsent.delete(phone);
    ending.delete(phone);
    phone.destroy();
    site.destroy();
  };
  for (const socket of [phone, site]) socket.on('error', hangUp);
  phone.on('close', hangUp);
});
listener.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening line ${(listener.address() as net.AddressInfo).port}\n`);
});
