import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { sessionChanged } from '../../session/slice.ts';
import { AmountField } from '../../ui/form/bound/amount-field.tsx';
import { Form } from '../../ui/form/bound/form.tsx';
import { FormField } from '../../ui/form/bound/form-field.tsx';
import { FormDialog } from '../../ui/form/bound/form-dialog.tsx';
import { useSubmit } from '../../ui/form/bound/schema-form.ts';
import { Input } from '../../ui/form/input.tsx';
import { PasswordInput } from '../../ui/form/inputs/password-input.tsx';
import { ADA } from '../../test/fake-identity.ts';
import { renderScreen } from '../../test/render.tsx';

const START = { name: 'Ada', note: '', password: '', cvc: '' };

function Fields() {
  return (
    <>
      <FormField name="name" label="Name">
        <Input />
      </FormField>
      <FormField name="note" label="Note">
        <Input />
      </FormField>
      <FormField name="password" label="Password">
        <PasswordInput />
      </FormField>
      <FormField name="cvc" label="CVC">
        <Input autoComplete="cc-csc" />
      </FormField>
    </>
  );
}

function Sample({ of: start = START }: { of?: typeof START }) {
  const submit = useSubmit(useForm({ defaultValues: start }), async () => ({}));
  return (
    <Form of={submit}>
      <Fields />
    </Form>
  );
}

function Priced({ currency }: { currency: string }) {
  const start = { ...START, price: '' };
  const submit = useSubmit(useForm({ defaultValues: start }), async () => ({}));
  return (
    <Form of={submit}>
      <Fields />
      <AmountField name="price" label="Price" currency={currency} />
    </Form>
  );
}

function InDialog({ title }: { title: string }) {
  const submit = useSubmit(useForm({ defaultValues: START }), async () => ({}));
  return (
    <FormDialog title={title} of={submit} submitLabel="Save" onClose={() => undefined}>
      <Fields />
    </FormDialog>
  );
}

const kept = () => sessionStorage.getItem('typed-input') ?? '';
const field = (name: string) => screen.getByRole('textbox', { name });
const person = userEvent.setup({ delay: null });

async function type(name: string, text: string) {
  await person.type(field(name), text);
  await waitFor(() => expect(kept()).toContain(text));
}

/** Types into a form until it is kept; the script that keeps it loads first. */
async function typeWhenReady(name: string, text: string) {
  await waitFor(async () => {
    await person.clear(field(name));
    await person.type(field(name), text);
    expect(kept()).toContain(text);
  });
}

beforeEach(() => sessionStorage.clear());

it('restores the input when the page is opened again, with a notice', async () => {
  const first = renderScreen(<Sample />, { user: ADA });
  await typeWhenReady('Note', 'a long story');
  // the session is over, and the page leads to sign-in
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  renderScreen(<Sample />, { user: ADA });
  await waitFor(() => expect(field('Note')).toHaveValue('a long story'));
  expect(field('Name')).toHaveValue('Ada');
});

it('saves neither passwords nor cards', async () => {
  renderScreen(<Sample />, { user: ADA });
  await typeWhenReady('Note', 'a note');
  await person.type(screen.getByLabelText('Password'), 'Sail!away7');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  await person.type(screen.getByLabelText('Password'), '8');
  await person.type(field('CVC'), '123');
  await type('Note', ' more');
  expect(kept()).not.toMatch(/Sail|123/);
});

it('forgets the input of a form that was left, and of an unchanged one', async () => {
  const first = renderScreen(<Sample />, { user: ADA });
  await typeWhenReady('Note', 'x');
  await person.clear(field('Note'));
  await waitFor(() => expect(kept()).toBe(''));
  await type('Note', 'y');
  first.unmount();
  expect(kept()).toBe('');
});

it('shows no one another person’s input', async () => {
  const first = renderScreen(<Sample />, { user: ADA });
  await typeWhenReady('Note', 'mine');
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  renderScreen(<Sample />, { user: { ...ADA, email: 'bo@example.com' } });
  await typeWhenReady('Note', 'other');
  expect(kept()).not.toContain('mine');
});

function Grouped({ city }: { city: string }) {
  const start = { place: { city, street: '' } };
  const submit = useSubmit(useForm({ defaultValues: start }), async () => ({}));
  return (
    <Form of={submit}>
      <FormField name="place.city" label="City">
        <Input />
      </FormField>
      <FormField name="place.street" label="Street">
        <Input />
      </FormField>
    </Form>
  );
}

it('saves the fields of a group separately, and restores only those that were changed', async () => {
  const first = renderScreen(<Grouped city="Porto" />, { user: ADA });
  await typeWhenReady('Street', 'Rua do Cais');
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  renderScreen(<Grouped city="Lisbon" />, { user: ADA });
  await waitFor(() => expect(field('Street')).toHaveValue('Rua do Cais'));
  expect(field('City')).toHaveValue('Lisbon');
});

it('asks before the restored input replaces another person’s newer version', async () => {
  const first = renderScreen(<Sample />, { user: ADA });
  await typeWhenReady('Note', 'by the gate');
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  renderScreen(<Sample of={{ ...START, note: 'at the pier' }} />, { user: ADA });
  await waitFor(() => expect(field('Note')).toHaveValue('by the gate'));
  expect(field('Note')).toHaveAccessibleDescription(
    'This was changed to “at the pier” after you typed it. Save to overwrite the change.',
  );
  expect(field('Name')).toHaveAccessibleDescription('');
});

it('replaces neither input made before the restoration nor input in another dialog', async () => {
  const first = renderScreen(<InDialog title="Refund WF-1" />, { user: ADA });
  await typeWhenReady('Note', 'for the first');
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  const second = renderScreen(<InDialog title="Refund WF-2" />, { user: ADA });
  await typeWhenReady('Name', 'Bo');
  expect(field('Note')).toHaveValue('');
  second.unmount();
  renderScreen(<InDialog title="Refund WF-1" />, { user: ADA });
  await waitFor(() => expect(field('Note')).toHaveValue('for the first'));
});

it('saves nothing of two forms that look the same', async () => {
  renderScreen(
    <>
      <Sample />
      <InDialog title="Alone" />
      <Sample of={{ ...START, name: 'Bo' }} />
    </>,
    { user: ADA },
  );
  const alone = screen.getByRole('dialog', { name: 'Alone' });
  await waitFor(async () => {
    const [, inside] = [alone, alone.querySelector<HTMLInputElement>('input[name=note]')];
    if (inside) await person.type(inside, 'kept');
    expect(kept()).toContain('kept');
  });
  for (const one of document.querySelectorAll<HTMLInputElement>('form input[name=note]'))
    if (!alone.contains(one)) await person.type(one, 'twin');
  expect(kept()).not.toContain('twin');
});

it.each([
  ['eur', '95,00'],
  ['usd', ''],
])('after a change from euros to %s, the restored price is "%s"', async (currency, price) => {
  const first = renderScreen(<Priced currency="eur" />, { user: ADA });
  await typeWhenReady('Note', 'a long story');
  await type('Price', '95,00');
  act(() => {
    first.store.dispatch(sessionChanged(null));
  });
  first.unmount();
  renderScreen(<Priced currency={currency} />, { user: ADA });
  await waitFor(() => expect(field('Note')).toHaveValue('a long story'));
  expect(field('Price')).toHaveValue(price);
});
