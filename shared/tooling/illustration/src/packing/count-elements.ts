export function countElements(svg: string): number {
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
    const used = name === 'use' ? /href="#([^"]+)"/.exec(attributes)?.[1] : undefined;
    const from = count;
    count += 1 + (used === undefined ? 0 : (sizes.get(used) ?? 0));
    if (!selfClosing) open.push({ id, from });
    else if (id !== undefined) sizes.set(id, count - from);
  }
  return count;
}
