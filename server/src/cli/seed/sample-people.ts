import { pickFrom, randomOf, sampleId } from './sample-random.ts';

const FIRST =
  'Ada Amara Ana Aiko Ben Björn Chen Chloé Daan Diego Elif Emeka Farid Freya Grace Hana Ingrid Isaac Jamal João Kofi Lena Liam Maya Mei Nadia Noah Olga Omar Priya Rosa Ruth Sven Tariq Uma Vera Wen Yara Yusuf Zoë'.split(
    ' ',
  );
const LAST =
  'Abara Alvarez Andersen Brennan Castillo Dubois Eriksen Fischer García Haddad Iversen Jansen Kowalski Larsen Lovelace Mbeki Moreau Nakamura Okonkwo Pérez Quinn Rahman Rossi Santos Schmidt Tanaka Ueda Varga Weber Yilmaz Zhang'.split(
    ' ',
  );
const SUBJECTS = ['Arrival', 'Children', 'Dates', 'Group', 'Invoice', 'Meals', 'Other', 'Payment'];
const QUESTIONS = [
  'Can we arrive a day earlier, and is there a transfer from the station?',
  'Two of us don’t eat meat. Is that a problem on the tour?',
  'We would like to bring a child of four. What would that cost?',
  'Could you send the invoice to my company?',
  'Is the trip suitable for a person who walks with a cane?',
];
const STATES = ['new', 'open', 'answered', 'closed', 'closed', 'closed', 'spam'] as const;

const CUSTOMERS = 1_000_000;
const MESSAGES = 2_000_000;

/** The person with this number, the same in every run. */
function personOf(index: number) {
  const pick = pickFrom(randomOf(CUSTOMERS + index));
  const [first, last] = [pick(FIRST), pick(LAST)];
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}.${index}@example.com`,
  };
}

export function sampleCustomer(index: number) {
  const { email, name } = personOf(index);
  return { id: `sample-customer-${index}`, name, email };
}

/** Half of the messages are from customers. */
export function sampleMessage(index: number) {
  const random = randomOf(MESSAGES + index);
  const pick = pickFrom(random);
  const id = sampleId(MESSAGES + index, random);
  const { email, name } = personOf(index * 2);
  const state = pick(STATES);
  const question = pick(QUESTIONS);
  return { id, name, email, subject: pick(SUBJECTS), message: question, state };
}
