import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { Input } from '../input.tsx';
import { Select } from '../select.tsx';
import { ControlledField } from './controlled-field.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormField } from './form-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { ProofContext, type WithProof } from './proof-context.ts';
import { useSchemaForm, useSubmit } from './schema-form.ts';

const Schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name')),
  kind: z.enum(['one', 'two']),
  nested: z.object({ note: z.string().check(z.maxLength(3, 'Too long')) }),
  agreed: z.boolean(),
});
type Values = z.output<typeof Schema>;

const RAIN = { status: 409, data: { code: 'rain', message: 'because of rain' } };

function Fields() {
  return (
    <>
      <FormField name="name" label="Name" required>
        <Input />
      </FormField>
      <FormField name="kind" label="Kind">
        <Select options={['one', 'two']} names={{ one: 'One', two: 'Two' }} />
      </FormField>
      <FormField name="nested.note" label="Note">
        <Input />
      </FormField>
      <FormCheckbox name="agreed" label="Agreed" />
    </>
  );
}

const EMPTY: Values = { name: '', kind: 'one', nested: { note: '' }, agreed: false };

function Sample({ call }: { call: (values: Values) => Promise<{ error?: unknown }> }) {
  const form = useSchemaForm(Schema, EMPTY);
  const submit = useSubmit(form, call, { blocked: 'Look at the fields', failed: 'Not saved' });
  return (
    <Form of={submit}>
      <Fields />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

function show(call: (values: Values) => Promise<{ error?: unknown }>, withProof?: WithProof) {
  const sample = <Sample call={call} />;
  render(withProof ? <ProofContext value={withProof}>{sample}</ProofContext> : sample);
  return userEvent.setup({ delay: null });
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('sends the schema’s output for the input', async () => {
  const call = vi.fn<(values: Values) => Promise<object>>(async () => ({}));
  const user = show(call);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), '  Ada ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Two');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'hi');
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await user.click(save());
  expect(call).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    kind: 'two',
    nested: { note: 'hi' },
    agreed: true,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows errors next to each field, focuses the first, and sends nothing', async () => {
  const call = vi.fn<(values: Values) => Promise<object>>(async () => ({}));
  const user = show(call);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'long');
  await user.click(save());
  const name = screen.getByRole('textbox', { name: /Name/ });
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription('Enter a name');
  expect(name).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Too long');
  expect(screen.getByRole('alert')).toHaveTextContent('Look at the fields');
  expect(call).not.toHaveBeenCalled();
  // a field that is valid again shows no error
  await user.type(name, 'Ada');
  await waitFor(() => expect(name).toBeValid());
  expect(name).not.toHaveAccessibleDescription();
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeInvalid();
});

it.each([
  ['answers with an error', async () => ({ error: RAIN })],
  ['throws', async () => Promise.reject(RAIN)],
])('says why it failed when the call %s, and keeps the input', async (_, call) => {
  const user = show(call);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved because of rain');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Ada');
  expect(save()).toBeEnabled();
});

it('sends once, however often it is pressed', async () => {
  const call = vi.fn<(values: Values) => Promise<object>>(async () => ({}));
  const user = show(call);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada');
  const form = screen.getByRole('textbox', { name: /Name/ }).closest('form');
  for (let press = 0; press < 3; press += 1) fireEvent.submit(form ?? document.body);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledOnce();
});

it('shows nothing if the person cancels the sign-in', async () => {
  const user = show(
    async () => ({ error: RAIN }),
    async () => undefined,
  );
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada');
  await user.click(save());
  expect(screen.queryByRole('alert')).toBeNull();
});

function SampleDialog({ onClose, done }: { onClose: () => void; done: Promise<object> }) {
  const form = useSchemaForm(Schema, { ...EMPTY, name: 'Ada' });
  const submit = useSubmit(form, async () => done, { onDone: onClose });
  return (
    <FormDialog title="A form" of={submit} submitLabel="Save" closeLabel="Keep" onClose={onClose}>
      <Fields />
    </FormDialog>
  );
}

it('keeps a dialog open until the answer arrives', async () => {
  let answer: (answer: object) => void = () => undefined;
  const done = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const onClose = vi.fn<() => void>();
  render(<SampleDialog onClose={onClose} done={done} />);
  const user = userEvent.setup({ delay: null });
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  answer({});
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

const Percent = z.object({ percent: z.string().check(z.minLength(1, 'How much?')) });

function PercentForm({ call }: { call: (values: object) => Promise<{ error?: unknown }> }) {
  const form = useSchemaForm(Percent, { percent: '' });
  return (
    <Form of={useSubmit(form, call)}>
      <ControlledField name="percent" label="Percent">
        {({ onChange, ...control }) => (
          <Input {...control} onChange={({ target }) => onChange(target.value.slice(0, 3))} />
        )}
      </ControlledField>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

function showPercent(call: (values: object) => Promise<{ error?: unknown }>) {
  render(<PercentForm call={call} />);
  return { user: userEvent.setup({ delay: null }), field: screen.getByLabelText('Percent') };
}

it('sends the value that a control makes of the input, and shows its errors', async () => {
  const call = vi.fn<(values: object) => Promise<object>>(async () => ({}));
  const { user, field } = showPercent(call);
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription('How much?'));
  expect(field).toHaveFocus();
  await user.type(field, '1000');
  expect(field).toHaveValue('100');
  await user.click(save());
  expect(call).toHaveBeenCalledExactlyOnceWith({ percent: '100' });
});

const refusalOf = (field: string) => ({
  error: { status: 400, data: { code: 'invalid_input', field, message: `${field} is wrong` } },
});

it('also shows the server’s refusal next to its field, until the next try', async () => {
  const call = vi.fn<() => Promise<{ error?: unknown }>>(async () => refusalOf('percent'));
  const { user, field } = showPercent(call);
  await user.type(field, '7');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('percent is wrong');
  expect(field).toHaveAccessibleDescription('percent is wrong');
  call.mockResolvedValue({});
  await user.click(save());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(field).toBeValid());
});

it('shows a refusal of a field that the form lacks in its banner', async () => {
  const { user, field } = showPercent(async () => refusalOf('price'));
  await user.type(field, '7');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('price is wrong');
  expect(field).toBeValid();
});
