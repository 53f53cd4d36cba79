import fc from 'fast-check';
import { inspectSvg } from './inspect-svg.ts';

const spelled = (word: string) =>
  fc
    .tuple(
      ...Array.from(word, (letter) =>
        fc.constantFrom(letter, letter.toUpperCase(), ...escapes(letter), ...escapes(letter.toUpperCase())),
      ),
    )
    .map((letters) => letters.join(''));
function escapes(letter: string): string[] {
  const code = letter.charCodeAt(0).toString(16);
  return [
    `\\${code} `,
    `\\${code}\n`,
    `\\${code.padStart(6, '0')}`,
    ...(/[0-9a-f]/i.test(letter) ? [] : [`\\${letter}`]),
  ];
}
const quote = fc.constantFrom('', '&quot;', '&#39;');
const property = fc.constantFrom('fill', 'stroke', 'mask', 'clip-path', 'filter', 'cursor', 'marker-end', 'unheard-of');
const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
const places = (name: string, value: string) => [
  `<rect ${name}="${value}"/>`,
  `<rect style="width: 1px; ${name}: ${value}"/>`,
  `<rect><animate attributeName="${name}" values="none; ${value}"/></rect>`,
  `<style>rect { ${name}: ${value} }</style>`,
];

describe('an SVG', () => {
  const fetched = fc.oneof(
    fc.tuple(spelled('url'), quote),
    fc.tuple(fc.constantFrom('src', 'image-set', '-webkit-image-set').chain(spelled), fc.constant('&quot;')),
  );
  const target = fc.constantFrom('https://attacker.example/a', '//attacker.example/a', 'a.svg#b', 'data:text/css,a');

  it('refuses an SVG that loads external content through an escaped URL', async () => {
    await fc.assert(
      fc.asyncProperty(property, fetched, target, fc.nat(3), async (name, [word, mark], to, place) => {
        const content = places(name, `${word}(${mark}${to}${mark})`)[place] ?? '';

        await expect(inspectSvg(drawing(content))).rejects.toThrow('FILE_EXTERNAL');
      }),
    );
  });

  it('accepts an SVG that refers only to its own elements or to data URLs', async () => {
    const word = fc.constantFrom('url', 'URL', 'Url');
    const own = fc.constantFrom('#a', ' #a ', 'data:image/png;base64,iVBORw0KGgo=');
    await fc.assert(
      fc.asyncProperty(property, word, quote, own, fc.nat(3), async (name, called, mark, to, place) => {
        const content = places(name, `${called}(${mark}${to}${mark})`)[place] ?? '';

        await expect(inspectSvg(drawing(content))).resolves.toMatchObject({ pages: null });
      }),
      { numRuns: 40 },
    );
  });

  it('accepts an SVG with backslashes in its attributes', async () => {
    const path = fc.stringMatching(/^[A-Z]:(\\[a-z0-9 ]{1,9}){1,5}\.png$/);
    await fc.assert(
      fc.asyncProperty(path, async (words) => {
        await expect(inspectSvg(drawing(`<rect data-file="${words}"/>`))).resolves.toMatchObject({ pages: null });
      }),
      { numRuns: 40 },
    );
  });
});
