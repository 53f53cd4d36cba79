/**
 * Returns 128 random bits as hexadecimal digits. Doesn't use `crypto.randomUUID`, because older
 * browsers and pages served over HTTP lack it.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
