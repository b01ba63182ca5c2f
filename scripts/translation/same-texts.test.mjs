import { expect, it } from 'vitest';
import { sameTexts } from './same-texts.mjs';

const page = (/** @type {string} */ lang, /** @type {string} */ body) =>
  `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;

it('finds texts of a translated page that are still in the original language', () => {
  const english = page('en', '<p>Sail away today</p><img alt="A blue bay"><p>Lisbon</p>');
  const german = page('de', '<p>Sail away today</p><img alt="A blue bay"><p>Lisbon</p>');
  expect(sameTexts(english, german)).toEqual(['Sail away today', 'A blue bay']);
});

it('leaves out texts that say their language, scripts, and addresses', () => {
  const shared =
    '<p>Sail away today</p><script>say("Sail away today")</script><p>https://sail away</p>';
  const english = page('en', shared);
  const german = page('de', `<div lang="en">${shared}</div><br><p>Heute ablegen</p>`);
  expect(sameTexts(english, german)).toEqual([]);
});

it('reads titles, descriptions and structured data', () => {
  const head = (/** @type {string} */ name) =>
    `<head><title>${name}</title><meta name="description" content="${name} of us">` +
    `<script type="application/ld+json">{"@graph":[{"name":"${name}"},{"inLanguage":"en","name":"Calm Bay Trip"}]}</script></head>`;
  const english = `<html lang="en">${head('Calm bays')}</html>`;
  const german = `<html lang="de">${head('Calm bays')}</html>`;
  expect(sameTexts(english, german)).toEqual(['Calm bays', 'Calm bays of us']);
});
