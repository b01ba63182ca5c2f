import { type ChosenOption, type PriceOption, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { Mail } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../src/ui/display/icon.tsx';
import { Checkbox } from '../../src/ui/form/checkbox.tsx';
import { CodeField } from '../../src/ui/form/extras/code-field.tsx';
import { Options } from '../../src/ui/form/extras/options.tsx';
import { DigitsInput } from '../../src/ui/form/inputs/digits-input.tsx';
import { EmailInput } from '../../src/ui/form/inputs/email-input.tsx';
import { Field } from '../../src/ui/form/field.tsx';
import { Input } from '../../src/ui/form/input.tsx';
import { LinkToCopy } from '../../src/ui/form/link-to-copy.tsx';
import { PartyField } from '../../src/ui/form/party-field.tsx';
import { PasswordInput } from '../../src/ui/form/inputs/password-input.tsx';
import { PhoneInput } from '../../src/ui/form/inputs/phone-input.tsx';
import { RadioChips } from '../../src/ui/form/radio-chips.tsx';
import { SearchInput } from '../../src/ui/form/inputs/search-input.tsx';
import { SegmentedControl } from '../../src/ui/form/segmented-control.tsx';
import { Select } from '../../src/ui/form/select.tsx';
import { Stepper } from '../../src/ui/form/stepper.tsx';
import { Textarea } from '../../src/ui/form/textarea.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const STATES = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'unpaid', label: 'Unpaid', count: 3 },
  { value: 'paid', label: 'Paid', count: 9 },
];
const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];
const LINK = {
  label: 'Link',
  once: 'You won’t see it again.',
  copy: 'Copy link',
  copied: 'Copied.',
  copyFailed: 'Copying failed.',
};
const OPTIONS: PriceOption[] = [
  { id: 'pickup', label: 'Airport pickup', minor: 4500, per: 'booking', max: 2 },
  { id: 'lunch', label: 'Lunch', minor: 1800, per: 'person_day', max: 9 },
];

function Choices() {
  const [state, setState] = useState('all');
  const [view, setView] = useState('grid');
  return (
    <>
      <RadioChips label="State" name="state" options={STATES} value={state} onChange={setState} />
      <SegmentedControl label="View" name="view" options={VIEWS} value={view} onChange={setView} />
    </>
  );
}

function Days() {
  const [days, setDays] = useState('1');
  return (
    <Field label="Days" hint="1 to 30">
      <Stepper
        value={days}
        min={1}
        max={30}
        onChange={setDays}
        lessLabel="Fewer days"
        moreLabel="More days"
      />
    </Field>
  );
}

function Travelers() {
  const [party, setParty] = useState({ adults: 2, children: 1, infants: 0 });
  const prices = USUAL_PRICE_RULES;
  const offer = { party, prices, costPerDay: '$120', currency: 'usd' };
  return <PartyField offer={offer} onChange={setParty} />;
}

function Extras() {
  const [chosen, setChosen] = useState<ChosenOption[]>([]);
  const prices = { ...USUAL_PRICE_RULES, options: OPTIONS };
  const party = { adults: 2, children: 0, infants: 0 };
  const offer = { party, prices, options: chosen, costPerDay: '$120', currency: 'usd' };
  return <Options offer={offer} onChange={setChosen} />;
}

/** Only HARBOR50 is valid. */
function Code() {
  const [code, setCode] = useState<string>();
  const change = async (typed: string | null) => {
    if (typed !== null && typed !== 'HARBOR50') return 'This code is not valid.';
    setCode(typed ?? undefined);
    return undefined;
  };
  return <CodeField code={code} onChange={change} />;
}

export function Fields() {
  return (
    <Section title="Fields">
      <Specimens>
        <Specimen name="Field with Input: empty, hint, error, disabled, read only" column>
          <Field label="Name" required>
            <Input placeholder="Ada Lovelace" />
          </Field>
          <Field label="Reference" hint="It is in your confirmation.">
            <Input defaultValue="WF-7K2M" />
          </Field>
          <Field label="Phone" error="Enter a phone number with its country code.">
            <Input defaultValue="0142" />
          </Field>
          <Field label="Country">
            <Input disabled defaultValue="Portugal" />
          </Field>
          <Field label="Number">
            <Input readOnly defaultValue="2026-0142" />
          </Field>
        </Specimen>
        <Specimen
          name="EmailInput, PhoneInput, DigitsInput, PasswordInput, SearchInput, Input with an icon, Textarea"
          column
        >
          <Field label="Email">
            <EmailInput defaultValue="ada@example.com" />
          </Field>
          <Field label="Phone">
            <PhoneInput defaultValue="+351 21 000 0000" />
          </Field>
          <Field label="Days">
            <DigitsInput value="14" onChange={() => undefined} />
          </Field>
          <Field label="Password" error="At least 8 characters.">
            <PasswordInput defaultValue="secret" />
          </Field>
          <SearchInput label="Search destinations" placeholder="Search destinations" />
          <Field label="Mailbox" hideLabel>
            <Input icon={<Icon shape={Mail} />} placeholder="Mailbox" />
          </Field>
          <Field label="Message">
            <Textarea defaultValue="It grows with its content." />
          </Field>
        </Specimen>
        <Specimen name="Select, Checkbox" column>
          <Field label="Category">
            <Select
              defaultValue="beach"
              options={['beach', 'city']}
              names={{ beach: 'Beach', city: 'City' }}
            >
              <option value="">Any</option>
            </Select>
          </Field>
          <Checkbox label="Send me the newsletter" defaultChecked />
          <Checkbox label="I accept the terms" error="Accept the terms to book." />
          <Checkbox label="Not available" disabled />
        </Specimen>
        <Specimen name="RadioChips, SegmentedControl, Stepper" column>
          <Choices />
          <Days />
        </Specimen>
        <Specimen name="PartyField" column>
          <Travelers />
        </Specimen>
        <Specimen name="Options" column>
          <Extras />
        </Specimen>
        <Specimen name="CodeField" column>
          <Code />
        </Specimen>
        <Specimen name="LinkToCopy" column>
          <LinkToCopy url="https://example.com/trip#k3y" texts={LINK} act="copy" />
        </Specimen>
      </Specimens>
    </Section>
  );
}
