import type { AppStatus, ReleaseStatus } from '../../src/release-page/release-page-model.ts';
import type { ReleasePageView } from '../../src/release-page/release-page-view.ts';

const USE_COMMAND = 'use the release command (npm run release -- --help)';

/** Used if the shell's release can't render the page. */
export function plainTextPage(view: ReleasePageView): string {
  switch (view.page) {
    case 'message':
      return `${view.text}\n`;
    case 'confirm':
      return `${view.confirmation.sentence} This page could not be rendered; ${USE_COMMAND}.\n`;
    case 'overview': {
      const { model, notice } = view;
      const lines = [
        ...(notice ? [notice.text] : []),
        `This page could not be rendered, so it is plain text. To change the rollout, ${USE_COMMAND}.`,
        ...(model.problem ? [model.problem.message] : []),
        ...model.apps.flatMap(appLines),
      ];
      return `${lines.join('\n')}\n`;
    }
  }
}

function appLines({ app, paused, releases }: AppStatus): string[] {
  return ['', paused ? `${app} (paused)` : app, ...releases.map(releaseLine)];
}

function releaseLine({ role, version, percent, views, failures }: ReleaseStatus): string {
  const share = percent === null ? '' : ` ${percent} %,`;
  return `  ${role} ${version}:${share} ${views} views, ${failures} failures`;
}
