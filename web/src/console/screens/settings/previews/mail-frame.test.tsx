import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailFrame } from './mail-frame.tsx';

it.each([
  ['<html lang="ar" dir="rtl">', 'ar', 'rtl'],
  ['<html lang="en">', 'en', 'ltr'],
])(
  'shows an email that begins with %s in its own direction, whatever the page’s is',
  (html, lang, dir) => {
    const { container } = render(
      <MailFrame html={`${html}<body class="x"><p>Hi Ada,</p></body></html>`} />,
    );
    const mail = container.firstElementChild?.shadowRoot?.querySelector('.x');
    expect([mail?.getAttribute('lang'), mail?.getAttribute('dir')]).toEqual([lang, dir]);
    expect(mail).toHaveTextContent('Hi Ada,');
  },
);
