import { releaseBadge } from './release-badge.ts';

const shown = { app: 'mfe-print', version: '1.0.1-b', shown: true };

it('names the release that a tester looks at, and the way back', () => {
  const html = releaseBadge({ choices: [shown], nonce: 'n0nce' });

  expect(html).toContain('<style nonce="n0nce">');
  expect(html).toContain('aria-label="Tester\u2019s release"');
  expect(html).toContain('<b>mfe-print</b> <span>1.0.1-b</span>');
  expect(html).toContain('<form method="post" action="/_releases/leave">');
  expect(html).not.toContain('could not be shown');
});

it('says when the tester sees another release than the one asked for', () => {
  const html = releaseBadge({ choices: [shown, { app: 'mfe-shop', version: '2.0.0-c', shown: false }], nonce: 'n' });

  expect(html.match(/could not be shown/g)).toHaveLength(1);
  expect(html).toMatch(/2\.0\.0-c<\/span> <em>could not be shown/);
});

it('is nothing for everybody else, and never markup of somebody else’s', () => {
  expect(releaseBadge({ choices: [], nonce: 'n' })).toBe('');
  expect(releaseBadge({ choices: [{ ...shown, app: '<script>' }], nonce: 'n' })).not.toContain('<script>');
});
