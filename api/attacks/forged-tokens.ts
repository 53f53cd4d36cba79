import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { inTransaction } from '../src/db/transaction.ts';
import { Sessions } from '../src/modules/auth/sessions.ts';
import type { AttackedShop } from './attacked-shop.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function forgedTokens({ asha, config, database, now }: AttackedShop): Promise<Record<string, string>> {
  const honest = asha.shopper.headers.authorization.replace('Bearer ', '');
  const [header = '', payload = '', signature = ''] = honest.split('.');
  const claims = decodeJwt(honest);
  const seconds = Math.floor(now().getTime() / 1000);
  const unsigned = (alg: string) => `${base64url({ alg, typ: 'JWT' })}.${payload}.`;
  const sign = (key: Uint8Array, head: object, body: JWTPayload = claims) =>
    new SignJWT({ ...body }).setProtectedHeader({ alg: 'HS256', ...decodeProtectedHeader(honest), ...head }).sign(key);
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
  const { refreshToken } = await inTransaction(database, (tx) =>
    new Sessions(database, now).open(tx, asha.shopper.id, 'Chrome on Android'),
  );
  const guesses = ['', '\0', 'secret', config.operatorToken, config.razorpay.keySecret, 'kaagazz', 'access-token'];
  const signedWith = (guess: string) =>
    `${header}.${payload}.${createHmac('sha256', guess).update(`${header}.${payload}`).digest('base64url')}`;

  return {
    'a signature of no algorithm': unsigned('none'),
    'a signature of no algorithm, in other letters': unsigned('nOnE'),
    'no algorithm, the honest signature kept': `${base64url({ alg: 'none' })}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'half of the signature': `${header}.${payload}.${signature.slice(0, 20)}`,
    'a signature of another token': `${header}.${base64url({ ...claims, iat: seconds })}.${signature}`,
    'a made-up key': await sign(randomBytes(32), {}),
    'a made-up key that it brings along': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })
      .sign(privateKey),
    'a key to be fetched from elsewhere': await sign(randomBytes(32), { jku: 'https://attacker.example/keys' }),
    'a key that is an empty file': await sign(Buffer.from([0]), { kid: '../../../../dev/null' }),
    'a key out of the database': await sign(Buffer.from('x'), { kid: "x' union select 'x" }),
    'a key by the name of a prototype': await sign(randomBytes(32), { kid: '__proto__' }),
    'a public key taken for a secret': await sign(pem, {}),
    'a good key by another name': await sign(keyOf(config.authSecret), { kid: 'ffffffff' }),
    'a longer hash than ours': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS512' })
      .sign(keyOf(config.authSecret)),
    ...(await wrongClaims(claims, (body) => sign(keyOf(config.authSecret), {}, body), seconds)),
    'the configured secret itself': await sign(Buffer.from(config.authSecret), {}),
    ...Object.fromEntries(
      guesses.map((guess) => [`a guessed key (${JSON.stringify(guess)})`, signedWith(guess)] as const),
    ),
    'an encrypted token': `${base64url({ alg: 'dir', enc: 'A256GCM' })}..AAAA.${payload}.AAAA`,
    'three dots and nothing': '...',
    'a JSON object': base64url(claims),
    'the name of a prototype': '__proto__',
    'four thousand letters': 'a'.repeat(4096),
    'a refresh token': refreshToken,
    'the session itself': asha.sessionId,
  };
}

export function keyOf(authSecret: string): Buffer {
  return createHmac('sha256', authSecret).update('access-token').digest();
}

/** Returns correctly signed tokens that each have an invalid or missing claim. */
async function wrongClaims(
  claims: JWTPayload,
  sign: (claims: JWTPayload) => Promise<string>,
  seconds: number,
): Promise<Record<string, string>> {
  const without = (name: string): JWTPayload =>
    Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
  const tricks: Record<string, JWTPayload> = {
    'no session': without('sid'),
    'no person': without('sub'),
    'no end': without('exp'),
    'an end in the past': { ...claims, exp: seconds - 1 },
    'an end that is no number': { ...claims, exp: '99999999999' as unknown as number },
    'a beginning that is still to come': { ...claims, nbf: seconds + 3600 },
    'no issuer': without('iss'),
    'another issuer': { ...claims, iss: 'https://attacker.example' },
    'no audience': without('aud'),
    'another audience': { ...claims, aud: 'kaagazz-desk' },
    'a session that never was': { ...claims, sid: randomUUID() },
    'a person that never was': { ...claims, sub: randomUUID() },
    'a session that is no id': { ...claims, sid: "' or '1'='1" },
    'a list of sessions': { ...claims, sid: [claims.sid] },
  };
  const signed = Object.entries(tricks).map(async ([trick, body]) => [trick, await sign(body)] as const);
  return Object.fromEntries(await Promise.all(signed));
}
