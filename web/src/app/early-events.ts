interface EarlyEvents {
  inputs: Set<EventTarget>;
  acts: { target: HTMLElement; submitter?: HTMLElement | null }[];
  stop(): void;
  lost(): void;
}

function typeAgain(target: EventTarget): void {
  const kind =
    target instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : target instanceof HTMLInputElement
        ? HTMLInputElement
        : undefined;
  if (!kind) {
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const field = target as HTMLInputElement;
  const { value } = field;
  // React remembers what it last saw through the element's own property; the prototype's setter
  // changes the field behind its back, so that the event counts as a change
  field.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const earlyEvents = () => (globalThis as { earlyEvents?: EarlyEvents }).earlyEvents;

/** Tells boot.js that the first page's script did not arrive. */
export function reportLostStart(): void {
  earlyEvents()?.lost();
}

/** Replays what the visitor did before the application ran (collected by boot.js). */
export function replayEarlyEvents(): void {
  const early = earlyEvents();
  if (!early) return;
  early.stop();
  for (const target of early.inputs) typeAgain(target);
  for (const { target, submitter } of early.acts) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined);
    else target.click();
  }
  early.inputs.clear();
  early.acts.length = 0;
}
