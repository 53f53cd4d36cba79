type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Typed text is no longer restored after this time, because the visitor is probably doing something
 * else.
 */
const TIMEOUT_MS = 10_000;

export function restoreTypedInput(container: Element): void {
  const oldFields = fieldsIn(container);
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: Event) => (focused = target);
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (oldFields.size === 0 || location.pathname !== pathname) return stop();
    const newFields = fieldsIn(container);
    for (const [key, oldField] of oldFields) {
      const newField = newFields.get(key);
      if (!newField || newField === oldField) continue;
      oldFields.delete(key);
      if (isChanged(oldField)) {
        copyValue(oldField, newField);
        // Fire `focusout`, because some pages validate fields on blur.
        if (oldField !== focused) newField.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      // When a focused field is removed, the browser moves focus to the body, so focus the new
      // field.
      if (oldField === focused && document.activeElement === document.body) copyFocus(oldField, newField);
    }
  });
  const stop = () => {
    observer.disconnect();
    container.removeEventListener('focusin', onFocus);
  };
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusin', onFocus);
  setTimeout(stop, TIMEOUT_MS);
}

function fieldsIn(container: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of container.querySelectorAll<Field>('[name]:is(input:not([type=file]), select, textarea)')) {
    let key = field.name + (isCheckable(field) ? field.value : '');
    while (fields.has(key)) key += '+';
    fields.set(key, field);
  }
  return fields;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!('options' in field)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, initial);
}

/**
 * Copies a field's value with the prototype's setter, because React overrides the element's own
 * setter.
 */
function copyValue(from: Field, to: Field): void {
  if (isCheckable(to) && isCheckable(from)) {
    if (to.checked !== from.checked) to.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if ('selectionEnd' in from && 'setSelectionRange' in to && from.selectionEnd !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
}
