import { mountedDocument } from '../../src/document/mounted-document.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';
import { clientUrl } from '../rendering/index.ts';
import { HOLES, PageTemplate } from './page-template.ts';

const CHUNK = 'mount';

export function mountedPage({ releases }: ReleaseSet, section: DeployedRelease | undefined): PageTemplate | undefined {
  const { shell } = releases;
  const file = shell?.chunks[CHUNK]?.at(-1);
  if (!shell || !file || section?.mountedAt === undefined) return undefined;
  const script = clientUrl(shell.base, file);
  const { app } = section;
  const entry = clientUrl(section.base, section.entry);
  const icon = Object.keys(shell.files).find((name) => /^client\/favicon\.\w+\.svg$/.test(name));
  const described = ({ version, base }: DeployedRelease, first: string) => {
    return { version, base, entry: first, paths: [], menu: {} };
  };
  const html = mountedDocument({
    nonce: HOLES.nonce,
    view: HOLES.view,
    script,
    icon: icon && clientUrl(shell.base, icon),
    boot: {
      releases: { shell: described(shell, script), [app]: described(section, entry) },
      integrity: {
        [script]: shell.files[file]?.integrity ?? '',
        [entry]: section.files[section.entry]?.integrity ?? '',
      },
      mounted: { app, basename: section.mountedAt },
    },
  });
  return new PageTemplate(200, Buffer.from(html));
}
