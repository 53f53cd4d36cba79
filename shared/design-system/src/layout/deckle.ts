export function deckledTop(seed: number, depth = 9): string {
  const random = sequence(seed);
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

function sequence(seed: number): () => number {
  let state = seed % 233_280;
  return () => {
    state = (state * 9_301 + 49_297) % 233_280;
    return state / 233_280;
  };
}
