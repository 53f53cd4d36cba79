import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { restoreTypedInput } from './typed-input.ts';

const SERVER_MARKUP = `
  <input aria-label="Name" name="name">
  <input aria-label="City" name="city" value="Pune">
  <input aria-label="First line" name="line"><input aria-label="Second line" name="line">
  <textarea aria-label="Message" name="message"></textarea>
  <select aria-label="Topic" name="topic"><option value="">Choose</option><option selected>Paper</option><option>Print</option></select>
  <input aria-label="Weekly" type="checkbox" name="news" value="weekly"><input aria-label="Daily" type="checkbox" name="news" value="daily" checked>
  <input aria-label="Small" type="radio" name="size" value="small" checked><input aria-label="Large" type="radio" name="size" value="large">
  <input aria-label="Artwork" type="file" name="artwork">`;

const onChange = jest.fn();

function NewPage({ city = 'Pune' }) {
  const [values, setValues] = useState<Record<string, string>>({ city, topic: 'Paper', daily: 'on', size: 'small' });
  const field = (label: string, name: string, key = name) => ({
    'aria-label': label,
    name,
    value: values[key] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      onChange(key, value);
      setValues((now) => ({ ...now, [key]: value }));
    },
  });
  const tick = (label: string, name: string, value: string, type: 'checkbox' | 'radio') => ({
    'aria-label': label,
    type,
    name,
    value,
    checked: type === 'radio' ? values[name] === value : values[value] === 'on',
    onChange: ({ target: { checked } }: { target: { checked: boolean } }) => {
      onChange(value, checked);
      setValues((now) => (type === 'radio' ? { ...now, [name]: value } : { ...now, [value]: checked ? 'on' : '' }));
    },
  });

  return (
    <>
      <input {...field('Name', 'name')} />
      <input {...field('City', 'city')} />
      <input {...field('First line', 'line', 'line 1')} />
      <input {...field('Second line', 'line', 'line 2')} />
      <textarea {...field('Message', 'message')} />
      <select {...field('Topic', 'topic')}>
        <option value="">Choose</option>
        <option>Paper</option>
        <option>Print</option>
      </select>
      <input {...tick('Weekly', 'news', 'weekly', 'checkbox')} />
      <input {...tick('Daily', 'news', 'daily', 'checkbox')} />
      <input {...tick('Small', 'size', 'small', 'radio')} />
      <input {...tick('Large', 'size', 'large', 'radio')} />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function showServerMarkup(): HTMLElement {
  document.body.innerHTML = `<main><div id="page">${SERVER_MARKUP}</div></main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main element');
  return main;
}

async function replacePage(main: HTMLElement, page = <NewPage />): Promise<void> {
  main.innerHTML = '<div id="new"></div>';
  const root = document.getElementById('new');
  await act(async () => {
    if (root) render(page, { container: root });
    await Promise.resolve();
  });
}

beforeEach(() => {
  onChange.mockClear();
  history.replaceState(null, '', '/contact');
});

it('values typed before hydration are copied to the hydrated fields', async () => {
  const main = showServerMarkup();
  box('Name').value = 'Asha';
  box('Second line').value = 'behind the mill';
  restoreTypedInput(main);
  box('Message').value = 'Namaste,\ntwo reams please.';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'Print';
  screen.getByRole('checkbox', { name: 'Weekly' }).click();
  screen.getByRole('checkbox', { name: 'Daily' }).click();
  screen.getByRole('radio', { name: 'Large' }).click();

  await replacePage(main);

  expect(box('Name').value).toBe('Asha');
  expect(box('City').value).toBe('Pune');
  expect(box('First line').value).toBe('');
  expect(box('Second line').value).toBe('behind the mill');
  expect(box('Message').value).toBe('Namaste,\ntwo reams please.');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Print');
  expect(screen.getByRole('checkbox', { name: 'Weekly' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Daily' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Small' })).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([
    ['name', 'Asha'],
    ['line 2', 'behind the mill'],
    ['message', 'Namaste,\ntwo reams please.'],
    ['topic', 'Print'],
    ['weekly', true],
    ['daily', false],
    ['large', true],
  ]);
});

it('fields that the visitor has not changed keep the values of the hydrated page', async () => {
  const main = showServerMarkup();
  restoreTypedInput(main);

  await replacePage(main, <NewPage city="Surat" />);

  expect(box('City').value).toBe('Surat');
  expect(onChange).not.toHaveBeenCalled();
});

it('focus and caret position are restored after hydration', async () => {
  const main = showServerMarkup();
  box('Name').focus();
  restoreTypedInput(main);
  box('Message').value = 'two reams';
  box('Message').focus();
  box('Message').setSelectionRange(3, 3);

  await replacePage(main);

  expect(box('Message')).toHaveFocus();
  expect(box('Message').selectionStart).toBe(3);
});

it('focus stays on a button that the visitor focused before hydration', async () => {
  const main = showServerMarkup();
  document.body.insertAdjacentHTML('afterbegin', '<button>Menu</button>');
  box('Message').focus();
  restoreTypedInput(main);
  screen.getByRole('button', { name: 'Menu' }).focus();

  await replacePage(main);

  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('a select’s value is restored even if the visitor chose the first option', async () => {
  const main = showServerMarkup();
  screen.getByRole<HTMLSelectElement>('combobox').selectedIndex = 0;
  restoreTypedInput(main);

  await replacePage(main);

  expect(screen.getByRole<HTMLSelectElement>('combobox')).toHaveValue('');
  expect(onChange.mock.calls).toEqual([['topic', '']]);
});

it('a restored field receives a blur event unless it has focus', async () => {
  const blurred: (string | null)[] = [];
  const main = showServerMarkup();
  box('Name').value = 'Asha';
  box('Message').value = 'two reams';
  box('Message').focus();
  restoreTypedInput(main);

  await replacePage(
    main,
    <div onBlur={({ target }) => void blurred.push(target.getAttribute('name'))}>
      <NewPage />
    </div>,
  );

  expect(blurred).toEqual(['name']);
});

it('typed values are not restored if hydration takes more than ten seconds', async () => {
  jest.useFakeTimers();
  const main = showServerMarkup();
  box('Name').value = 'Asha';
  restoreTypedInput(main);
  jest.advanceTimersByTime(10_001);
  jest.useRealTimers();

  await replacePage(main);

  expect(box('Name').value).toBe('');
});

it('typed values are also copied to fields that are rendered later', async () => {
  const main = showServerMarkup();
  box('Name').value = 'Asha';
  restoreTypedInput(main);
  main.innerHTML = '<p>One moment</p>';
  await Promise.resolve();

  await replacePage(main);

  expect(box('Name').value).toBe('Asha');
});

it('typed values are not copied to another page', async () => {
  const main = showServerMarkup();
  box('Name').value = 'Asha';
  restoreTypedInput(main);
  history.replaceState(null, '', '/partner');

  await replacePage(main);

  expect(box('Name').value).toBe('');
});
