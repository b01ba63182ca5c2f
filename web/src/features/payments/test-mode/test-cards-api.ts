import { injectEndpoints } from '../../../api/request.ts';

/** A card number that the embedded provider accepts, and its effect. */
export interface TestCard {
  number: string;
  description: string;
}

function isTestCard(value: unknown): value is TestCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    'number' in value &&
    typeof value.number === 'string' &&
    'description' in value &&
    typeof value.description === 'string'
  );
}

function cardsIn(body: unknown): TestCard[] {
  const list: unknown =
    typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(list)) throw new TypeError('The provider returned no list of test cards');
  return list.filter(isTestCard);
}

/** The embedded provider serves the list next to its script, outside the product's API. */
export const testCardsApi = injectEndpoints((build) => ({
  testCards: build.query<TestCard[], string>({
    queryFn: async (scriptUrl) => {
      try {
        const response = await fetch(new URL('test-cards', new URL(scriptUrl, location.href)));
        return { data: cardsIn(await response.json()) };
      } catch (error) {
        return { error: { status: 'FETCH_ERROR', error: String(error) } };
      }
    },
  }),
}));
