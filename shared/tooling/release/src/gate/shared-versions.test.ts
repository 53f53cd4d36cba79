import { handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkSharedVersions } from './shared-versions.ts';

const shell = (react: string) => handMadeRelease({ app: 'shell', shared: { react, 'react-dom': react } });
const print = (react: string) => handMadeRelease({ app: 'mfe-print', shared: { react } });

it.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.9.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^20.0.0', '19.3.1', false],
  ['^19.3.1', '20.0.0', false],
  ['>=19 <21', '20.1.0', true],
])('checks a remote that needs react %s with a shell that provides %s (compatible: %s)', (range, version, fits) => {
  expect(checkSharedVersions(print(range), handMadeSite({ shell: shell(version) })).passed).toBe(fits);
  expect(checkSharedVersions(shell(version), handMadeSite({ remotes: [print(range)] })).passed).toBe(fits);
});

it('reports a shared package that the shell lacks or provides in an incompatible version', () => {
  const wantsNewReact = checkSharedVersions(print('^20.0.0'), handMadeSite({ shell: shell('19.3.1') }));
  expect(wantsNewReact.details).toEqual(['mfe-print 1.0.0-a needs react ^20.0.0, but shell 1.0.0-a provides 19.3.1']);

  const wantsMore = handMadeRelease({ app: 'mfe-print', shared: { immer: '^11.0.0' } });
  expect(checkSharedVersions(wantsMore, handMadeSite({ shell: shell('19.3.1') })).details).toEqual([
    'mfe-print 1.0.0-a needs immer ^11.0.0, which shell 1.0.0-a does not provide',
  ]);
});

it('accepts a remote on a site without a shell', () => {
  expect(checkSharedVersions(shell('20.0.0'), handMadeSite()).passed).toBe(true);
  expect(checkSharedVersions(print('^20.0.0'), handMadeSite()).notChecked).toBe('no shell is live yet');
});
