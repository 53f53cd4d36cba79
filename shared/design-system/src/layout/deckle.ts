/**
 * A deckled upper edge, as hand-made paper has it: a CSS `polygon()` for `clip-path`, full below its uneven top. The same seed always gives
 * the same edge, so that server and browser write the same style. Corners stand at whole percents and pixels: chance can't be compressed, and every page brings
 * at least one edge.
 *
 * @param seed any integer: another seed, another sheet
 * @param depth the deepest notch, CSS pixels
 */
export function deckledTop(seed: number, depth = 9): string {
  const random = sequence(seed);
  // A slow wave with small tears on it: noise alone looks like a saw.
  const phase = random() * Math.PI * 2;
  const corners: string[] = [];
  for (let percent = 0; percent < 100; percent += random() < 0.4 ? 1 : 2) corners.push(corner(percent));
  return `polygon(${corners.join(',')},${corner(100)},100% 100%,0 100%)`;

  function corner(percent: number): string {
    const along = percent / 100;
    const wave = (Math.sin(along * 19 + phase) + Math.sin(along * 47 + phase * 2)) / 4 + 0.5;
    return `${percent}% ${Math.round(depth * (wave * 0.5 + random() * 0.5))}px`;
  }
}

/** A small deterministic generator (a linear congruence): looks are all it has to be good for. */
function sequence(seed: number): () => number {
  let state = seed % 233_280;
  return () => {
    state = (state * 9_301 + 49_297) % 233_280;
    return state / 233_280;
  };
}
