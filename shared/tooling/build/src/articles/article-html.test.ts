import { readArticle } from './article-html.ts';

const cleaned = (source: string) => {
  const { pieces, pictures } = readArticle(source);
  return pieces.map((piece, i) => piece + (i in pictures ? `src="${pictures[i]}"` : '')).join('');
};

it.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>Hi</p>', '<p>Hi</p>'],
  ['a javascript: link', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['a disguised javascript: link', '<a href=" jAva\tscript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">Hi</a>', '<a>Hi</a>'],
  ['an external link without a scheme', '<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['an external picture', '<p>Hi<img src="https://elsewhere.example/a.png"></p>', '<p>Hi</p>'],
  ['a picture with an event handler', '<img src="./a.svg" onerror="alert(1)" alt="A">', null],
  ['a javascript: picture', '<p>Hi<img src="javascript:alert(1)"></p>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a style', '<style>p{display:none}</style><p style="color:red">Hi</p>', '<p>Hi</p>'],
  ['a form', '<form action="/x"><input name="a"></form><p>Hi</p>', '<p>Hi</p>'],
  ['an SVG', '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>', null],
  ['a comment with markup', '<!--<p>--><p>Hi</p><!-->-->', null],
  ['a first-level heading', '<h1>Hi</h1>', 'Hi'],
  ['an unknown class', '<p class="sc-abc">Hi</p>', '<p>Hi</p>'],
])('removes %s from an article', (_what, source, left) => {
  const html = cleaned(source);

  if (left !== null) expect(html).toBe(left);
  expect(html).not.toMatch(/script|onerror|onclick|alert|style|<form|<iframe|<svg|elsewhere/i);
});

it('keeps the allowed markup of an article', () => {
  const source =
    '<p>See <a href="/products">the shop</a>, <em>or</em> <strong>not</strong>.</p><blockquote class="pull"><p>Words</p></blockquote>';

  expect(cleaned(source)).toBe(source);
});

it('collapses an article’s line breaks to single spaces', () => {
  expect(cleaned('<p>\n  One <em>two</em>\n  <strong>three</strong>\n</p>\n\n<ul>\n  <li>Four</li>\n</ul>\n')).toBe(
    '<p>One <em>two</em> <strong>three</strong></p><ul><li>Four</li></ul>',
  );
});

it('adds rel=noopener to external links in an article', () => {
  expect(cleaned('<a href="https://elsewhere.org/a">Hi</a>')).toBe(
    '<a href="https://elsewhere.org/a" rel="noopener">Hi</a>',
  );
});

it('returns the paths of an article’s pictures and loads them lazily', () => {
  const { pieces, pictures } = readArticle(
    '<p>A</p><img src="../a.svg" alt="An &quot;A&quot;" width="8" height="6"><p>B</p>',
  );

  expect(pictures).toEqual(['../a.svg']);
  expect(pieces).toHaveLength(2);
  expect(pieces[1]).toContain('alt="An &quot;A&quot;" width="8" height="6" loading="lazy" decoding="async"');
});

it.each([
  ['nothing', '', 0, 1],
  ['a few words', '<p>Four words, all told.</p>', 4, 1],
  ['words and dashes', '<p>One – two</p><p>three</p>', 3, 1],
  ['a long text', `<p>${'word '.repeat(2_200)}</p>`, 2_200, 10],
])('counts words and reading minutes of %s', (_what, source, words, minutes) => {
  expect(readArticle(source)).toMatchObject({ words, minutes });
});
