interface EarlyEvents {
  inputs: Set<HTMLInputElement>;
  acts: { target: HTMLElement; submitter?: HTMLElement | null }[];
  stop(): void;
  lost(): void;
}

/** What a field held before the application ran: once it runs, it shows what it knows. */
type Entered = [field: HTMLInputElement, value: string, checked: boolean];

/**
 * React remembers what it last saw through the element's own properties; what its prototype sets, or a
 * press, changes the field behind its back, so that the event counts as a change.
 */
function enterAgain([field, value, checked]: Entered): void {
  if (checked || field.type === 'checkbox') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const earlyEvents = () => (globalThis as { earlyEvents?: EarlyEvents }).earlyEvents;

/** Tells boot.js that the first page's script did not arrive. */
export function reportLostStart(): void {
  earlyEvents()?.lost();
}

/** Replays what the visitor did before the application ran (collected by boot.js). */
export async function replayEarlyEvents(): Promise<void> {
  const early = earlyEvents();
  if (!early) return;
  early.stop();
  // all of them first: each that is handed over renders the others anew
  const entered = Array.from(early.inputs, (field): Entered => [field, field.value, field.checked]);
  early.inputs.clear();
  for (const one of entered) {
    enterAgain(one);
    await undefined; // the next one meets what this one led to
  }
  for (const { target, submitter } of early.acts.splice(0)) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined);
    else target.click();
    await undefined;
  }
}
