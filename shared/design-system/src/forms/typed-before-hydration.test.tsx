import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const OPTIONS = [
  { value: '5', label: 'Excellent' },
  { value: '1', label: 'Bad' },
];

function Review() {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [stars, setStars] = useState('');
  return (
    <>
      <SelectField
        label="Rating"
        options={OPTIONS}
        placeholder="Choose"
        value={stars}
        onChange={({ target }) => setStars(target.value)}
      />
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextAreaField label="Review" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{[stars, name, text].join(' | ')}</output>
    </>
  );
}

it('controlled fields keep text typed before hydration', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Review />);
  screen.getByLabelText<HTMLSelectElement>('Rating').value = '1';
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha';
  screen.getByLabelText<HTMLTextAreaElement>('Review').value = 'Too thin';

  await act(async () => hydrateRoot(root, <Review />));

  expect(screen.getByRole('status')).toHaveTextContent('1 | Asha | Too thin');
  expect(screen.getByLabelText('Rating')).toHaveValue('1');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Review')).toHaveValue('Too thin');
  root.remove();
});
