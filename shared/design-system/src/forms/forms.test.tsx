import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { Checkbox } from './checkbox.tsx';
import { FormMessage } from './form-message.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('uses the label as the accessible name of a required field', () => {
    renderPage(<TextField label="Full name" required />);

    expect(screen.getByLabelText('Full name')).toBeRequired();
    expect(screen.getByLabelText('Full name')).not.toHaveAttribute('aria-describedby');
  });

  it('a field’s accessible description contains its hint and its error', () => {
    renderPage(<TextField label="E-mail" hint="For the receipt" error="Enter a valid email address." />);

    const field = screen.getByLabelText('E-mail');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('For the receipt Enter a valid email address.');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid email address.');
  });

  it('passes a field’s element to react-hook-form through its ref', () => {
    const register = jest.fn();
    renderPage(
      <>
        <TextField label="Name" ref={register} name="name" />
        <TextAreaField label="Notes" ref={register} name="notes" />
        <SelectField label="Size" ref={register} name="size" options={[{ value: 'A4', label: 'A4' }]} />
        <Checkbox label="Copy" ref={register} name="copy" />
      </>,
    );

    const elements = register.mock.calls.map(([element]) => (element as HTMLInputElement).name);
    expect(elements).toEqual(['name', 'notes', 'size', 'copy']);
  });

  it('selects an option of a select field by its label', async () => {
    const { user } = renderPage(
      <SelectField label="Service type" placeholder="Choose one" options={[{ value: 'csr', label: 'CSR' }]} />,
    );

    await user.selectOptions(screen.getByRole('combobox', { name: 'Service type' }), 'CSR');

    expect(screen.getByRole('combobox')).toHaveValue('csr');
  });
});

describe('a form message', () => {
  it('announces errors with the role “alert” and success messages with the role “status”', () => {
    renderPage(
      <>
        <FormMessage tone="error">Failed to send OTP</FormMessage>
        <FormMessage tone="success">OTP Sent</FormMessage>
      </>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send OTP');
    expect(screen.getByRole('status')).toHaveTextContent('OTP Sent');
  });

  it('shows the same icon for a warning as for an error', () => {
    renderPage(
      <>
        <FormMessage tone="error">Nothing was added</FormMessage>
        <FormMessage tone="warning">Not all was added</FormMessage>
      </>,
    );

    const mark = (role: string) => screen.getByRole(role).querySelector('svg')?.innerHTML;
    expect(screen.getByRole('status')).toHaveTextContent('Not all was added');
    expect(mark('status')).toBe(mark('alert'));
  });

  it('shows no icon next to a message that starts with an emoji', () => {
    renderPage(<FormMessage tone="error">❌ Something went wrong. Please try again later.</FormMessage>);

    expect(screen.getByRole('alert').querySelector('svg')).toBeNull();
  });
});
