import { USUAL_PAPERS } from '../../payments/papers.ts';
import { set } from '../../payments/planned-trip.ts';
import { dayIn, type History, type Step } from '../history.ts';

const RATES = [
  { id: 'trips', label: 'Travel services', basisPoints: 900 },
  { id: 'levies', label: 'Levies', basisPoints: 1900 },
];

/** Changes the settings so that each payment gets an invoice, with taxes in the prices or under the margin scheme. */
export async function turnPapersOn({ dice, people, world }: History): Promise<void> {
  const { caller } = people.owner;
  const from = dayIn({ world }, -2);
  const tax = dice.chance(0.7)
    ? { from, scheme: 'inclusive', rates: RATES }
    : { from, scheme: 'margin', rates: [] };
  await set(caller, 'papers.tax', [tax]);
  await set(caller, 'papers.invoices', { ...USUAL_PAPERS, when: 'paid', since: from });
}

const asksForInvoice: Step = {
  name: 'asks for an invoice',
  weight: 2,
  plan: ({ dice, people }, { id, owner }) => {
    const who = dice.oneOf([owner, people.owner, people.stranger]);
    const company = {
      company: `Studio ${dice.between(1, 3)}`,
      address: '1 Pier Street',
      vatId: '',
    };
    const isNamed = dice.chance(0.6);
    return {
      says: `${who.name} asks for an invoice${isNamed ? ` for ${company.company}` : ''}`,
      act: () => who.caller.call('POST', `/api/trips/${id}/invoice`, isNamed ? { company } : {}),
      wrong: ({ status }) =>
        status === 400 || (who === people.stranger && status !== 404)
          ? `was answered ${status}`
          : null,
    };
  },
};

export const PAPER_STEPS: readonly Step[] = [asksForInvoice];
