interface EarlyEvents {
  inputs: Set<HTMLInputElement>;
  acts: { target: HTMLElement; submitter?: HTMLElement | null }[];
  stop(): void;
  lost(): void;
}

/**
 * A field that was filled in before the application ran, with its content, which the application would replace with its
 * own values.
 */
type Entered = [field: HTMLInputElement, value: string, checked: boolean];

/**
 * React tracks a field's last value through the element's own properties. Setting the value through
 * the prototype, or clicking, bypasses that, so React sees the event as a change.
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

/** Tells boot.js that the first page's script didn't arrive. */
export function reportLostStart(): void {
  earlyEvents()?.lost();
}

/** Replays everything that the visitor did before the application ran (collected by boot.js). */
export async function replayEarlyEvents(): Promise<void> {
  const early = earlyEvents();
  if (!early) return;
  early.stop();
  // reads the values of all fields first, because replaying one field re-renders the others
  const entered = Array.from(early.inputs, (field): Entered => [field, field.value, field.checked]);
  early.inputs.clear();
  for (const one of entered) {
    enterAgain(one);
    await undefined; // lets React handle this event before the next
  }
  for (const { target, submitter } of early.acts.splice(0)) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined);
    else target.click();
    await undefined;
  }
}
