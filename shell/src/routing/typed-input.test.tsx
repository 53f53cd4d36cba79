import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { keepTyped } from './typed-input.ts';

const DRAWN = `
  <input aria-label="Name" name="name">
  <input aria-label="City" name="city" value="Pune">
  <input aria-label="First line" name="line"><input aria-label="Second line" name="line">
  <textarea aria-label="Message" name="message"></textarea>
  <select aria-label="Topic" name="topic"><option value="">Choose</option><option selected>Paper</option><option>Print</option></select>
  <input aria-label="Weekly" type="checkbox" name="news" value="weekly"><input aria-label="Daily" type="checkbox" name="news" value="daily" checked>
  <input aria-label="Small" type="radio" name="size" value="small" checked><input aria-label="Large" type="radio" name="size" value="large">
  <input aria-label="Artwork" type="file" name="artwork">`;

/** What of the live page was told to React, by the name of the field. */
const told = jest.fn();

function Live({ city = 'Pune' }) {
  const [values, setValues] = useState<Record<string, string>>({ city, topic: 'Paper', daily: 'on', size: 'small' });
  const field = (label: string, name: string, key = name) => ({
    'aria-label': label,
    name,
    value: values[key] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      told(key, value);
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
      told(value, checked);
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

function drawn(): HTMLElement {
  document.body.innerHTML = `<main><div id="page">${DRAWN}</div></main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('nothing was drawn');
  return main;
}

/** The live page takes the place of what was drawn. */
async function goesLive(main: HTMLElement, page = <Live />): Promise<void> {
  main.innerHTML = '<div id="live"></div>';
  const live = document.getElementById('live');
  await act(async () => {
    if (live) render(page, { container: live });
    await Promise.resolve();
  });
}

beforeEach(() => {
  told.mockClear();
  history.replaceState(null, '', '/contact');
});

it('types what was typed, chosen and ticked into the live page, and tells it so', async () => {
  const main = drawn();
  box('Name').value = 'Asha';
  box('Second line').value = 'behind the mill';
  keepTyped(main);
  // while the code of the page is on its way
  box('Message').value = 'Namaste,\ntwo reams please.';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'Print';
  screen.getByRole('checkbox', { name: 'Weekly' }).click();
  screen.getByRole('checkbox', { name: 'Daily' }).click();
  screen.getByRole('radio', { name: 'Large' }).click();

  await goesLive(main);

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
  expect(told.mock.calls).toEqual([
    ['name', 'Asha'],
    ['line 2', 'behind the mill'],
    ['message', 'Namaste,\ntwo reams please.'],
    ['topic', 'Print'],
    ['weekly', true],
    ['daily', false],
    ['large', true],
  ]);
});

it('leaves a field alone that nobody touched, though the live page says something else', async () => {
  const main = drawn();
  keepTyped(main);

  await goesLive(main, <Live city="Surat" />);

  expect(box('City').value).toBe('Surat');
  expect(told).not.toHaveBeenCalled();
});

it('goes on with the keyboard where it was last, within what stands there', async () => {
  const main = drawn();
  box('Name').focus();
  keepTyped(main);
  box('Message').value = 'two reams';
  box('Message').focus();
  box('Message').setSelectionRange(3, 3);

  await goesLive(main);

  expect(box('Message')).toHaveFocus();
  expect(box('Message').selectionStart).toBe(3);
});

it('leaves the keyboard to a visitor who has gone on to another part of the site', async () => {
  const main = drawn();
  document.body.insertAdjacentHTML('afterbegin', '<button>Menu</button>');
  box('Message').focus();
  keepTyped(main);
  screen.getByRole('button', { name: 'Menu' }).focus();

  await goesLive(main);

  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('chooses the first option again', async () => {
  const main = drawn();
  screen.getByRole<HTMLSelectElement>('combobox').selectedIndex = 0;
  keepTyped(main);

  await goesLive(main);

  expect(screen.getByRole<HTMLSelectElement>('combobox')).toHaveValue('');
  expect(told.mock.calls).toEqual([['topic', '']]);
});

it('leaves each field that was typed into, for pages that act on that, but the one that has the keyboard', async () => {
  const left: (string | null)[] = [];
  const main = drawn();
  box('Name').value = 'Asha';
  box('Message').value = 'two reams';
  box('Message').focus();
  keepTyped(main);

  await goesLive(
    main,
    <div onBlur={({ target }) => void left.push(target.getAttribute('name'))}>
      <Live />
    </div>,
  );

  expect(left).toEqual(['name']);
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  const main = drawn();
  box('Name').value = 'Asha';
  keepTyped(main);
  jest.advanceTimersByTime(10_001);
  jest.useRealTimers();

  await goesLive(main);

  expect(box('Name').value).toBe('');
});

it('waits for fields that are drawn later than the page', async () => {
  const main = drawn();
  box('Name').value = 'Asha';
  keepTyped(main);
  main.innerHTML = '<p>One moment</p>';
  await Promise.resolve();

  await goesLive(main);

  expect(box('Name').value).toBe('Asha');
});

it('types nothing into another page', async () => {
  const main = drawn();
  box('Name').value = 'Asha';
  keepTyped(main);
  history.replaceState(null, '', '/partner');

  await goesLive(main);

  expect(box('Name').value).toBe('');
});
