const STYLE = [
  'position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; margin: 0; padding: 16px 20px',
  'font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; color: #fff6ea; background: #4a1414; border-top: 4px solid #e0572f',
].join('; ');

let panel: HTMLElement | undefined;
let shown = '';

/** Shows a build problem on the page. An empty string removes the panel. */
export function showProblem(text: string): void {
  if (text === shown) return;
  shown = text;
  panel?.remove();
  panel = undefined;
  if (text === '') return;
  console.error(text);
  panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  // The content security policy forbids `style` attributes in HTML, but scripts can set this
  // property.
  panel.style.cssText = STYLE;
  panel.textContent = text;
  document.body.append(panel);
}
