import { expect, it } from 'vitest';
import { meetingText, TIME_OF_DAY, timeText } from './meeting-time.ts';

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('shows %s as %s', (time, text) => {
  expect(TIME_OF_DAY.test(time)).toBe(true);
  expect(timeText(time)).toBe(text);
});

it.each(['24:00', '9:30', '10:60', '10:00:00', ''])('refuses %s', (time) => {
  expect(TIME_OF_DAY.test(time)).toBe(false);
});

it('names the time, the place, or both', () => {
  expect(meetingText({ meetingPoint: 'Pier 1', meetingTime: '10:00' })).toBe('10:00 AM, Pier 1');
  expect(meetingText({ meetingPoint: 'Pier 1', meetingTime: null })).toBe('Pier 1');
  expect(meetingText({ meetingPoint: '', meetingTime: null })).toBe('');
});
