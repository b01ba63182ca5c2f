import { act, render, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { deferredSection } from './deferred-section.tsx';

/** Calls all observers' callbacks, as if everything had come near. */
let comeNear: () => void = () => undefined;

function watchElements() {
  const callbacks: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  comeNear = () => {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    for (const callback of callbacks) callback(entries, {} as IntersectionObserver);
  };
}

test('the server renders the part; its script loads nearby, and an early press counts once', async () => {
  watchElements();
  const press = vi.fn<() => void>();
  const Part = () => <button onClick={press}>Next</button>;
  const find = vi.fn<() => Promise<ComponentType>>(async () => Part);

  const onServer = deferredSection(find);
  await onServer.load();
  const html = renderToString(<onServer.Component />);
  expect(html).toContain('<button>Next</button>');

  const { Component } = deferredSection(find);
  find.mockClear();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const button = root.querySelector('button');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  render(<Component />, { container: root, hydrate: true, onRecoverableError });
  button?.click();
  expect(find).not.toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();

  act(() => comeNear());
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  expect(root.querySelector('button')).toBe(button);
  button?.click();
  expect(press).toHaveBeenCalledTimes(2);
  expect(problems).toEqual([]);
});

test('several early presses each act on the result of the one before', async () => {
  watchElements();
  function Part() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const onServer = deferredSection(async () => Part);
  await onServer.load();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<onServer.Component />);
  document.body.append(root);
  const button = root.querySelector('button');
  const { Component } = deferredSection(async () => Part);
  render(<Component />, { container: root, hydrate: true });
  button?.click();
  button?.click();
  comeNear();
  await waitFor(() => expect(button).toHaveTextContent('2'));
});

test('a part whose script did not load stays as the server rendered it, and the visitor is told', async () => {
  watchElements();
  const find = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValue(new TypeError('Failed to fetch'));
  const { Component } = deferredSection(find);
  const root = document.createElement('div');
  root.innerHTML = '<div class="offscreen"><!--$--><p>Ready</p><!--/$--></div>';
  document.body.append(root);
  const paragraph = root.querySelector('p');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  render(<Component />, { container: root, hydrate: true, onRecoverableError });
  expect(document.documentElement.dataset).not.toHaveProperty('late');
  await act(async () => comeNear());
  expect(document.documentElement.dataset).toHaveProperty('late');
  expect(root.querySelector('p')).toBe(paragraph);
  expect(problems).toEqual([]);
  delete document.documentElement.dataset['late'];
});

test('a part that is left before its script has loaded leaves nothing behind on the document', async () => {
  watchElements();
  const listening = new Set<unknown>();
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'click') listening.add(listener);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((_type, listener) => {
    listening.delete(listener);
  });
  const { Component } = deferredSection(() => new Promise(() => undefined));
  const { unmount } = render(<Component />);
  expect(listening.size).toBe(1);
  unmount();
  expect(listening.size).toBe(0);
});
