/**
 * A deckled upper edge, as hand-made paper has it: a CSS `polygon()` for `clip-path`, full below its uneven top. The same seed always gives
 * the same edge, so that server and browser write the same style.
 *
 * @param seed any integer: another seed, another sheet
 * @param depth the deepest notch, CSS pixels
 */
export function deckledTop(seed: number, depth = 9, points = 110): string {
  const random = sequence(seed);
  // A slow wave with small tears on it: noise alone looks like a saw.
  const phase = random() * Math.PI * 2;
  const corners = Array.from({ length: points + 1 }, (_, index) => {
    const along = index / points;
    const wave = (Math.sin(along * 19 + phase) + Math.sin(along * 47 + phase * 2)) / 4 + 0.5;
    const drop = depth * (wave * 0.55 + random() * 0.45);
    const jitter = index === 0 || index === points ? 0 : (random() - 0.5) * 0.8;
    return `${round((index * 100) / points + jitter)}% ${round(drop)}px`;
  });
  return `polygon(${corners.join(',')},100% 100%,0 100%)`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A small deterministic generator (a linear congruence): looks are all it has to be good for. */
function sequence(seed: number): () => number {
  let state = seed % 233_280;
  return () => {
    state = (state * 9_301 + 49_297) % 233_280;
    return state / 233_280;
  };
}
