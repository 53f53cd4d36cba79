/** Colour difference (ΔE*94) above which two colours look obviously different. */
export const OBVIOUS_DIFFERENCE = 5;
export function areaOutOfGamut(wanted: Float32Array, printed: Float32Array): number {
  const pixels = Math.floor(wanted.length / 3);
  let different = 0;
  for (let at = 0; at < pixels * 3; at += 3) {
    if (difference(wanted, printed, at) > OBVIOUS_DIFFERENCE) different += 1;
  }
  return pixels === 0 ? 0 : different / pixels;
}

function difference(one: Float32Array, other: Float32Array, at: number): number {
  const value = (lab: Float32Array, index: number) => lab[at + index] ?? 0;
  const lightness = value(one, 0) - value(other, 0);
  const chroma = Math.hypot(value(one, 1), value(one, 2));
  const chromaDifference = chroma - Math.hypot(value(other, 1), value(other, 2));
  const squared = (value(one, 1) - value(other, 1)) ** 2 + (value(one, 2) - value(other, 2)) ** 2;
  const hueSquared = Math.max(0, squared - chromaDifference ** 2);
  return Math.sqrt(
    lightness ** 2 + (chromaDifference / (1 + 0.045 * chroma)) ** 2 + hueSquared / (1 + 0.015 * chroma) ** 2,
  );
}
