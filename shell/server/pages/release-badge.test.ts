import { withReleaseBadge } from './release-badge.ts';

const PAGE = '<body>Cart</body></html>';
const shown = { app: 'mfe-print', version: '1.0.1-b', shown: true };
const badgeOf = (releases: (typeof shown)[]) => withReleaseBadge(Buffer.from(PAGE), releases, 'n0nce').toString();

it('the badge names the tested release and has a button to stop testing it', () => {
  const html = badgeOf([shown]);

  expect(html).toMatch(/^<body>Cart<style nonce="n0nce">.*<\/aside><\/body><\/html>$/);
  expect(html).toContain('aria-label="Tester\u2019s release"');
  expect(html).toContain('<b>mfe-print</b> <span>1.0.1-b</span>');
  expect(html).toContain('<form method="post" action="/_releases/leave">');
  expect(html).not.toContain('could not be shown');
});

it('the badge marks a release that could not be shown', () => {
  const html = badgeOf([shown, { app: 'mfe-shop', version: '2.0.0-c', shown: false }]);

  expect(html.match(/could not be shown/g)).toHaveLength(1);
  expect(html).toMatch(/2\.0\.0-c<\/span> <em>could not be shown/);
});

it('the badge escapes app names and versions', () => {
  expect(badgeOf([{ ...shown, app: '<script>' }])).not.toContain('<script>');
});
