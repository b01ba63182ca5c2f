/** Texts of the suggestions. */
export const suggestionTexts = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
} as const;
