import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { ReleaseProblem } from '../model/release-problem.ts';
import { Signature } from '../model/release.ts';

export type SignedKind = 'release' | 'rollout';

export type SignedDocument = Readonly<Record<string, unknown>>;

export function newKeyPair(): { signing: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    public: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** @throws ReleaseProblem USAGE */
export function readSigningKey(name: string, text: string): KeyObject {
  return ed25519(name, () => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
}

export function readPublicKeys(name: string, list: string): Map<string, KeyObject> {
  const texts = list.split(',').map((text) => text.trim());
  const keys = texts.filter(Boolean).map((text) => {
    return ed25519(name, () => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
  });
  return new Map(keys.map((key) => [keyId(key), key]));
}

export function keyId(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(half.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 12);
}

export function signDocument(kind: SignedKind, document: SignedDocument, key: KeyObject): Signature {
  return { key: keyId(key), value: sign(null, signedBytes(kind, document), key).toString('base64') };
}

export function isSignedBy(kind: SignedKind, document: SignedDocument, keys: ReadonlyMap<string, KeyObject>): boolean {
  const signature = Signature.safeParse(document.signature);
  if (!signature.success) return false;
  const key = keys.get(signature.data.key);
  return !!key && verify(null, signedBytes(kind, document), key, Buffer.from(signature.data.value, 'base64'));
}

function signedBytes(kind: SignedKind, { signature: _own, ...document }: SignedDocument): Buffer {
  return Buffer.from(`kaagazz ${kind}\n${canonicalJson(document)}`);
}

/** Sorts the keys, so that equal documents have equal JSON. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function ed25519(name: string, read: () => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read();
  } catch {
    // Discard the error, because its message may reveal a private key.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new ReleaseProblem('USAGE', `${name} is not an ed25519 key: generate a key pair with npm run release -- keys`);
}
