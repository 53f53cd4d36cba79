type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor typed, chose or ticked in the page that the server drew, and types it again into the live one that replaces it, however late its fields
 * are drawn. The keyboard goes on in the field that it was in. Files are lost: nobody but the visitor may choose them.
 *
 * @param place holds the page, now and then
 */
export function keepTyped(place: Element): void {
  const drawn = fieldsIn(place);
  if (drawn.size === 0) return;
  const focused = document.activeElement;
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    // Another page's fields may have the same names.
    if (location.pathname !== pathname) drawn.clear();
    const fields = fieldsIn(place);
    for (const [key, field] of drawn) {
      const live = fields.get(key);
      if (!live || live === field) continue;
      drawn.delete(key);
      if (isChanged(field)) type(live, field);
      if (field === focused) live.focus();
    }
    if (drawn.size === 0) observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
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
  if ('options' in field) return field.selectedIndex > 0 && !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue;
}

/** As if the visitor did it: React keeps a setter of its own on each field, and hears of nothing that goes through that one. */
function type(live: Field, field: Field): void {
  if (isTicked(live)) {
    if (live.checked !== (field as HTMLInputElement).checked) live.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(live), 'value', field.value, live);
  live.dispatchEvent(new Event('change', { bubbles: true }));
}
