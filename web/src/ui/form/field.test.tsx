import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';
import { PasswordInput } from './inputs/password-input.tsx';

test('links label, hint and error to the control', () => {
  render(
    <Field label="Email" hint="We never share it" error="Email is required" required>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByLabelText(/Email/);
  expect(input).toHaveAccessibleDescription('Email is required We never share it');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test('without an error the control is valid and only the hint describes it', () => {
  render(
    <Field label="Story" hint="A few lines">
      <Textarea />
    </Field>,
  );
  expect(screen.getByLabelText('Story')).toBeValid();
  expect(screen.getByLabelText('Story')).toHaveAccessibleDescription('A few lines');
});

test('works for a select', () => {
  render(
    <Field label="Country">
      <Select defaultValue="Japan">
        <option>Japan</option>
        <option>Chile</option>
      </Select>
    </Field>,
  );
  expect(screen.getByLabelText('Country')).toHaveValue('Japan');
});

test('a password can be shown and hidden again', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
