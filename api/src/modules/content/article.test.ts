import { articleForPages, articleLength, articleMistake, cleanArticle } from './article.ts';

const PHOTOGRAPH = '/media/picture.0123abcd.w800.webp';

describe.each([
  ['saved', cleanArticle],
  ['shown on a page', articleForPages],
])('a post that is %s', (_when, clean) => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['a javascript: link', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a disguised javascript: link', '<a href=" jAva\tscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">Hi</a>', '<a>Hi</a>'],
    ['an external link without a scheme', '<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
    ['an external picture', '<p>Hi<img src="https://elsewhere.example/a.png"></p>', '<p>Hi</p>'],
    ['a picture with an event handler', '<img src="/a.svg" onerror="alert(1)" alt="A">', ''],
    ['a javascript: picture', '<p>Hi<img src="javascript:alert(1)"></p>', '<p>Hi</p>'],
    ['an event handler of a photograph', `<img src="${PHOTOGRAPH}" onerror=alert(1) srcset="x">`, null],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a style', '<style>p{display:none}</style><p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['a form', '<form action="/x"><input name="a"></form><p>Hi</p>', '<p>Hi</p>'],
    ['an SVG', '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>', null],
    ['a namespace trick', '<math><mi><style><img src=x onerror=alert(1)></style></mi></math>', null],
    ['an unclosed tag', '<p>Hi</p><img src=x onerror=alert(1)//', '<p>Hi</p>'],
    ['a nested script', '<p>Hi</p><scr<script>ipt>alert(1)</scr</script>ipt>', null],
    ['a comment with markup', '<!--<p>--><p>Hi</p><!-->-->', null],
    ['a first-level heading', '<h1>Hi</h1>', 'Hi'],
    ['a class', '<p class="sc-abc">Hi</p>', '<p>Hi</p>'],
  ])('does not contain %s', (_what, source, left) => {
    const html = clean(source);

    if (left !== null) expect(html).toBe(left);
    expect(html).not.toMatch(/<script|onerror|onclick|<style|style=|<form|<iframe|<svg|<math|elsewhere|javascript:/i);
  });
});

it('cleaning a post preserves headings, links, lists, emphasis and quotations', () => {
  const source =
    '<h2>A</h2><p>See <a href="/products">the shop</a>, <em>or</em> <strong>not</strong>.</p><ul><li><p>B</p></li></ul><blockquote><p>Words</p></blockquote>';

  expect(cleanArticle(source)).toBe(source);
});

it('line breaks in a post become single spaces', () => {
  expect(
    cleanArticle('<p>\n  One <em>two</em>\n  <strong>three</strong>\n</p>\n\n<ul>\n  <li>Four</li>\n</ul>\n'),
  ).toBe('<p>One <em>two</em> <strong>three</strong></p><ul><li>Four</li></ul>');
});

it('external links in a post have rel=noopener', () => {
  expect(cleanArticle('<a href="https://elsewhere.org/a">Hi</a>')).toBe(
    '<a href="https://elsewhere.org/a" rel="noopener">Hi</a>',
  );
});

it('photographs in a post are loaded lazily', () => {
  const html = articleForPages(`<img src="${PHOTOGRAPH}" alt="An &quot;A&quot;" width="8" height="6">`);

  expect(html).toContain('/media/picture.0123abcd.w480.avif 480w,');
  expect(html).toContain(
    `<img src="${PHOTOGRAPH}" alt="An &quot;A&quot;" width="8" height="6" loading="lazy" decoding="async"></picture>`,
  );
});

it.each([
  ['nothing', '', 0, 1],
  ['a few words', '<p>Four words, all told.</p>', 4, 1],
  ['words and dashes', '<p>One – two</p><p>three</p>', 3, 1],
  ['a long text', `<p>${'word '.repeat(2_200)}</p>`, 2_200, 10],
])('a post of %s has the right number of words and minutes', (_what, source, words, minutes) => {
  expect(articleLength(source)).toEqual({ words, minutes });
});

it.each([
  ['<p> </p>', 'Enter the text.'],
  [`<p>Hi</p><img src="${PHOTOGRAPH}" alt="">`, 'Describe each picture.'],
  [`<p>Hi</p><img src="${PHOTOGRAPH}" alt="A vat">`, undefined],
])('the text %s is checked before a post is saved', (html, mistake) => {
  expect(articleMistake(cleanArticle(html))).toBe(mistake);
});
