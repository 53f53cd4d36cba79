import { text } from '../../src/document/escape.ts';

export interface TestedRelease {
  app: string;
  version: string;
  shown: boolean;
}

export function withReleaseBadge(html: Buffer, releases: readonly TestedRelease[], nonce: string): Buffer {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(releaseBadge(releases, nonce)), html.subarray(end)]);
}

function releaseBadge(releases: readonly TestedRelease[], nonce: string): string {
  const lines = releases.map(({ app, version, shown }) => {
    const release = `<b>${text(app)}</b> <span>${text(version)}</span>`;
    return shown
      ? `<p>${release}</p>`
      : `<p data-failed>${release} <em>could not be shown, so you see another release</em></p>`;
  });
  return `<style nonce="${nonce}">${CSS}</style><aside id="kg-tested" aria-label="Tester\u2019s release"><div>${lines.join('')}</div><form method="post" action="/_releases/leave"><button aria-label="Leave the tester\u2019s release">Leave</button></form></aside>`;
}

const CSS = `
#kg-tested{position:sticky;bottom:0;z-index:10;display:flex;gap:.5rem;align-items:center;width:fit-content;max-width:calc(100% - 1.5rem);margin:.75rem;
margin-block-start:1.5rem;inset-block-end:.75rem;padding:.125rem .25rem .125rem .75rem;border:1.5px dashed var(--kg-terracotta);border-radius:var(--kg-radius-md);background:var(--kg-paper);
color:var(--kg-ink);font:400 .8125rem/1.35 var(--kg-font-text);box-shadow:var(--kg-shadow-sheet)}
#kg-tested div{min-width:0}
#kg-tested p{margin:0;overflow-wrap:anywhere}
#kg-tested span{color:var(--kg-ink-soft)}
#kg-tested em{display:block;font-style:normal;color:var(--kg-danger)}
#kg-tested button{min-height:2.75rem;padding:0 .75rem;border:0;border-radius:var(--kg-radius-sm);background:none;color:var(--kg-leaf-dark);font:600 .875rem/1 var(--kg-font-text);
text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
#kg-tested button:hover{background:var(--kg-leaf-tint)}
@media (max-width:639px){#kg-tested{font-size:.75rem}#kg-tested p:not([data-failed]){white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:calc(100vw - 9rem)}}
@media print{#kg-tested{display:none}}
`.replaceAll('\n', '');
