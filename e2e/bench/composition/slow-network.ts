/** Simulates a phone's network with a round-trip time of 150 ms and a bandwidth of 1.6 Mbps. */
import net from 'node:net';

const ONE_WAY_MS = 75;
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1460;

class Schedule {
  readonly #entries: { at: number; act: () => void }[] = [];
  #hasTimer = false;

  add(at: number, act: () => void): void {
    this.#entries.push({ at, act });
    this.#setTimer();
  }

  #setTimer(): void {
    const [next] = this.#entries;
    if (!next || this.#hasTimer) return;
    this.#hasTimer = true;
    setTimeout(() => {
      this.#hasTimer = false;
      while ((this.#entries[0]?.at ?? Infinity) <= performance.now()) this.#entries.shift()?.act();
      this.#setTimer();
    }, next.at - performance.now());
  }
}

const upstream = new Schedule();
const downstream = new Schedule();
const unsent = new Map<net.Socket, Buffer>();
const ending = new Set<net.Socket>();
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
  downstream.add(freeAt + ONE_WAY_MS, () => phone.write(packet));
  if (!unsent.has(phone) && ending.has(phone)) end(phone);
  setTimeout(sendNext, freeAt - performance.now());
}

function end(phone: net.Socket): void {
  downstream.add(Math.max(freeAt, performance.now()) + ONE_WAY_MS, () => phone.end());
}

const [port = ''] = process.argv.slice(2);
const listener = net.createServer({ noDelay: true }, (phone) => {
  const site = net.connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  site.on('data', (bytes) => send(phone, bytes));
  site.on('end', () => (unsent.has(phone) ? void ending.add(phone) : end(phone)));
  phone.on('data', (bytes) => upstream.add(performance.now() + ONE_WAY_MS, () => site.write(bytes)));
  const closeBoth = () => {
    unsent.delete(phone);
    ending.delete(phone);
    phone.destroy();
    site.destroy();
  };
  for (const socket of [phone, site]) socket.on('error', closeBoth);
  phone.on('close', closeBoth);
});
listener.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening network ${(listener.address() as net.AddressInfo).port}\n`);
});
