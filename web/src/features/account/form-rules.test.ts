import { expect, test } from 'vitest';
import {
  checkConfirmation,
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
} from './form-rules.ts';

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ada', 'Invalid email format'],
  ['ada@home', 'Invalid email format'],
  [' ada@example.com ', true],
])('e-mail %j: %s', (value, verdict) => {
  expect(checkEmail(value)).toBe(verdict);
});

test.each([
  [undefined, 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', true],
])('password %j: %s', (value, verdict) => {
  expect(checkPassword(value)).toBe(verdict);
});

test.each([
  ['', 'Password is required'],
  ['Aa1!', 'Password must be at least 6 characters'],
  ['aaaaaa', 'Still missing: one uppercase letter, one digit, one special character'],
  ['Aa1!aa', true],
])('new password %j: %s', (value, verdict) => {
  expect(checkNewPassword(value)).toBe(verdict);
});

test.each([
  ['', 'Name is required'],
  [' A ', 'Name must be at least 2 characters'],
  ['Ada 2', 'Name can only contain letters and spaces'],
  ['Zoë Ångström', true],
])('name %j: %s', (value, verdict) => {
  expect(checkName(value)).toBe(verdict);
});

test('a confirmation is required and equal', () => {
  expect(checkConfirmation('', 'Aa1!aa')).toBe('Please confirm your password');
  expect(checkConfirmation('Aa1!ab', 'Aa1!aa')).toBe('Passwords do not match');
  expect(checkConfirmation('Aa1!aa', 'Aa1!aa')).toBe(true);
});
