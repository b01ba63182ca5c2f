import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  LoginForm,
  newEmailForm,
  NewPasswordForm,
  profileForm,
  RegisterForm,
} from './account-forms.ts';

const filled = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'Aa1!aa',
  confirmation: 'Aa1!aa',
};

/** The first message about a field, or `true` if the field is valid. */
function verdict(schema: z.core.$ZodType, field: string, values: Record<string, unknown>) {
  const { error } = z.safeParse(schema, { ...filled, ...values });
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? true;
}

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ada', 'Invalid email format'],
  ['ada@home', 'Invalid email format'],
  [' ada@example.com ', true],
])('email %j: %s', (email, expected) => {
  expect(verdict(LoginForm, 'email', { email })).toBe(expected);
  expect(verdict(RegisterForm, 'email', { email })).toBe(expected);
});

test.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', true],
])('password %j: %s', (password, expected) => {
  expect(verdict(LoginForm, 'password', { password })).toBe(expected);
});

test.each([
  ['', 'Password is required'],
  ['Aa1!', 'Password must be at least 6 characters'],
  ['aaaaaa', 'Still missing: one uppercase letter, one digit, one special character'],
  ['Aa1!aa', true],
])('new password %j: %s', (password, expected) => {
  expect(verdict(RegisterForm, 'password', { password })).toBe(expected);
  expect(verdict(NewPasswordForm, 'password', { password })).toBe(expected);
});

test.each([
  ['', 'Name is required'],
  [' A ', 'Name must be at least 2 characters'],
  ['Ada 2', 'Name can only contain letters and spaces'],
  ['Zoë Ångström', true],
])('name %j: %s', (name, expected) => {
  expect(verdict(RegisterForm, 'name', { name })).toBe(expected);
});

test('a confirmation is required and equal', () => {
  const confirmed = (confirmation: string) =>
    verdict(RegisterForm, 'confirmation', { confirmation });
  expect(confirmed('')).toBe('Please confirm your password');
  expect(confirmed('Aa1!ab')).toBe('Passwords do not match');
  expect(confirmed('Aa1!aa')).toBe(true);
});

test('another address is another one', () => {
  const next = (email: string) => verdict(newEmailForm('ada@example.com'), 'email', { email });
  expect(next(' ADA@example.com')).toBe('This is already your address');
  expect(next('ada@elsewhere.example')).toBe(true);
});

test("the address of a picture counts only where it is the person's own", () => {
  const faulty = { choice: 'own', address: 'http://pictures.example/a.jpg' };
  const fault = 'Please enter an address that starts with https://';
  expect(verdict(profileForm(true), 'address', faulty)).toBe(fault);
  expect(verdict(profileForm(false), 'address', faulty)).toBe(true);
});
