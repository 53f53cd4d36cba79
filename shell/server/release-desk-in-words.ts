import type { DeskApp, DeskRelease } from '../src/desk/desk-model.ts';
import type { DeskView } from '../src/desk/desk-view.ts';

/** A page of the release desk as text: for when no release of the shell can draw it. */
export function inPlainWords(view: DeskView): string {
  switch (view.page) {
    case 'note':
      return `${view.text}\n`;
    case 'confirm':
      return `${view.confirmation.sentence} This page could not be drawn: use the release command (npm run release -- --help).\n`;
    case 'desk': {
      const { model, notice } = view;
      const lines = [
        ...(notice ? [notice.text] : []),
        'This page could not be drawn, so it is text. Changes are made with the release command (npm run release -- --help).',
        ...(model.problem ? [model.problem.message] : []),
        ...model.apps.flatMap(appInWords),
      ];
      return `${lines.join('\n')}\n`;
    }
  }
}

function appInWords({ app, paused, releases }: DeskApp): string[] {
  return ['', paused ? `${app} (paused)` : app, ...releases.map(releaseInWords)];
}

function releaseInWords({ role, version, percent, views, failures }: DeskRelease): string {
  const share = percent === null ? '' : ` ${percent} %,`;
  return `  ${role} ${version}:${share} ${views} views, ${failures} failures`;
}
