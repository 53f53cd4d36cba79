type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whoever waited longer for a field has gone on to something else. */
const WAITS_MS = 10_000;

/**
 * Keeps what a visitor typed, chose or ticked in the named fields of the page that the server drew, and types it again into the live one that replaces it, whose
 * fields may be drawn in steps. The keyboard goes on where it was. (Files are left out: no page that the server draws asks for one.)
 *
 * @param place holds the page, now and then
 */
export function keepTyped(place: Element): void {
  const drawn = fieldsIn(place);
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: Event) => (focused = target);
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    // Nothing is left to wait for; another page's fields may have the same names.
    if (drawn.size === 0 || location.pathname !== pathname) return stop();
    const fields = fieldsIn(place);
    for (const [key, field] of drawn) {
      const live = fields.get(key);
      if (!live || live === field) continue;
      drawn.delete(key);
      if (isChanged(field)) {
        type(live, field);
        // Some pages act when a field is left.
        if (field !== focused) live.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      // Unless a visitor has gone elsewhere: what had the keyboard when it went leaves it to the page.
      if (field === focused && document.activeElement === document.body) takeKeyboard(live, field);
    }
  });
  const stop = () => {
    observer.disconnect();
    place.removeEventListener('focusin', follow);
  };
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusin', follow);
  setTimeout(stop, WAITS_MS);
}

/** By what tells one from the others in each drawing of the same page. */
function fieldsIn(place: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of place.querySelectorAll<Field>('[name]:is(input:not([type=file]), select, textarea)')) {
    let key = field.name + (isTicked(field) ? field.value : '');
    while (fields.has(key)) key += '+';
    fields.set(key, field);
  }
  return fields;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!('options' in field)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return (
    field.selectedIndex !==
    Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    )
  );
}

/** As if the visitor did it: React keeps a setter of its own on each field, and hears of nothing that goes through that one. */
function type(live: Field, field: Field): void {
  if (isTicked(live) && isTicked(field)) {
    if (live.checked !== field.checked) live.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(live), 'value', field.value, live);
  live.dispatchEvent(new Event('change', { bubbles: true }));
}

function takeKeyboard(live: Field, field: Field): void {
  live.focus({ preventScroll: true });
  // mail addresses and numbers do not tell where the caret stands
  if ('selectionEnd' in field && 'setSelectionRange' in live && field.selectionEnd !== null) {
    live.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
}
