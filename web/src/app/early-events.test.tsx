import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';
import { replayEarlyEvents } from './early-events.ts';

const VIEWS = ['grid', 'list', 'map'].map((value) => ({ value, label: value }));

function Fields() {
  const [{ text, note }, setTexts] = useState({ text: '', note: '' });
  const [month, setMonth] = useState('');
  const [view, setView] = useState('grid');
  const [agreed, setAgreed] = useState(true);
  const [people, setPeople] = useState(1);
  // the application replays events in an effect, too
  useEffect(() => void replayEarlyEvents(), []);
  return (
    <>
      <input
        name="text"
        value={text}
        onChange={({ target }) => setTexts({ text: target.value, note })}
      />
      <textarea
        name="note"
        value={note}
        onChange={({ target }) => setTexts({ text, note: target.value })}
      />
      <select name="month" value={month} onChange={({ target }) => setMonth(target.value)}>
        <option value="">Any</option>
        <option value="5">May</option>
      </select>
      <SegmentedControl label="View" name="view" options={VIEWS} value={view} onChange={setView} />
      <input
        name="agreed"
        type="checkbox"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button onClick={() => setPeople(people + 1)}>More</button>
      <output>{JSON.stringify({ text, note, month, view, agreed, people })}</output>
    </>
  );
}

const early = {
  inputs: new Set<EventTarget>(),
  acts: [] as { target: HTMLElement }[],
  stop: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('earlyEvents', early);
  return () => vi.unstubAllGlobals();
});

/** Renders the page on the server, performs a visitor's actions on it, and then starts the application. */
function comeAlive(visit: (field: (selector: string) => HTMLInputElement) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Fields />);
  root.addEventListener('input', ({ target }) => target && early.inputs.add(target));
  const field = (selector: string) => {
    const found = root.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  visit(field);
  render(<Fields />, { container: root, hydrate: true });
  return { field, says: () => JSON.parse(field('output').textContent) as unknown };
}

function enter(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('hands over earlier input and choices once it listens', async () => {
  const { says } = comeAlive((field) => {
    enter(field('[name=text]'), 'rome');
    enter(field('[name=note]'), 'by train');
    enter(field('[name=month]'), '5');
    field('[value=list]').click();
    field('[name=agreed]').click();
  });
  const entered = {
    text: 'rome',
    note: 'by train',
    month: '5',
    view: 'list',
    agreed: false,
    people: 1,
  };
  await vi.waitFor(() => expect(says()).toEqual(entered));
});

it('counts the last of several choices', async () => {
  const { field, says } = comeAlive((field) => {
    field('[value=map]').click();
    field('[value=list]').click();
    field('[name=agreed]').click();
    field('[name=agreed]').click();
  });
  await vi.waitFor(() => expect(says()).toMatchObject({ view: 'list', agreed: true }));
  expect(field('[value=list]').checked).toBe(true);
});

it('counts every press', async () => {
  const { says } = comeAlive((field) => {
    early.acts.push({ target: field('button') }, { target: field('button') });
  });
  await vi.waitFor(() => expect(says()).toMatchObject({ people: 3 }));
});
