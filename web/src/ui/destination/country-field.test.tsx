import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Form } from '../form/bound/form.tsx';
import { CountryField } from './country-field.tsx';

const sent: unknown[] = [];
function Example({ country }: { country: string }) {
  const form = useForm({ defaultValues: { country } });
  const send = async (values: { country: string }) => void sent.push(values.country);
  return (
    <Form of={{ form, send }}>
      <CountryField name="country" label="Country" placeholder="Choose a country" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function show(country = '') {
  sent.length = 0;
  render(<Example country={country} />);
  await screen.findByRole('combobox', { name: /^Country/ }, { timeout: 5000 }); // loaded lazily
  const user = userEvent.setup({ delay: null });
  const field = () => screen.getByRole('combobox', { name: /^Country/ });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return sent.at(-1);
  };
  return { user, field, options, save };
}

it('finds a country as it is typed, and selects it with Enter', async () => {
  const { field, options, save, user } = await show();
  expect(options()).toEqual([]);
  await user.type(field(), 'portu');
  expect(options()).toEqual(['Portugal']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Portugal');
  expect(options()).toEqual([]);
  expect(await save()).toBe('Portugal');
});

it('finds a country by another name, and selects a complete name by itself', async () => {
  const { field, options, save, user } = await show();
  await user.type(field(), 'Holland');
  expect(options()).toEqual(['Netherlands']);
  await user.tab();
  expect(field()).toHaveValue('Netherlands');
  expect(await save()).toBe('Netherlands');
});

it('shows all countries again when it is opened, with the chosen one marked', async () => {
  const { field, options, user } = await show('Peru');
  await user.click(field());
  expect(options()).toHaveLength(250);
  expect(screen.getByRole('option', { name: 'Peru', selected: true })).toBeInTheDocument();
  const usual = within(screen.getByRole('group', { name: 'Popular countries' }));
  expect(usual.getAllByRole('option')).toHaveLength(36);
});

it('keeps the chosen country if the text matches none, also one outside the list', async () => {
  const { field, save, user } = await show('Atlantis');
  expect(field()).toHaveValue('Atlantis');
  await user.type(field(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No country has this name.');
  await user.tab();
  expect(field()).toHaveValue('Atlantis');
  expect(await save()).toBe('Atlantis');
});

it('is empty again when the text is deleted', async () => {
  const { field, save, user } = await show('Peru');
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('');
  expect(await save()).toBe('');
});
