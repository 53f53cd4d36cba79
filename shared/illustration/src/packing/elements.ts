/** Elements that a browser makes of a picture: what is stamped counts again each time, with the stamp itself. */
export function elementsOf(svg: string): number {
  const tags = [...svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)];
  const sizes = new Map<string, number>();
  const open: { id: string | undefined; from: number }[] = [];
  let count = 0;
  for (const [, closing, name, attributes = '', selfClosing] of tags) {
    if (closing) {
      const { id, from } = open.pop() ?? { id: undefined, from: count };
      if (id !== undefined) sizes.set(id, count - from);
      continue;
    }
    const id = / id="([^"]+)"/.exec(attributes)?.[1];
    const stamped = name === 'use' ? /href="#([^"]+)"/.exec(attributes)?.[1] : undefined;
    const from = count;
    count += 1 + (stamped === undefined ? 0 : (sizes.get(stamped) ?? 0));
    if (!selfClosing) open.push({ id, from });
    else if (id !== undefined) sizes.set(id, count - from);
  }
  return count;
}
