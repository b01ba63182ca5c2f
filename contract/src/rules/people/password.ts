import { ruleTexts } from '../../words/forms/password.texts.js';

/** Exactly the special characters of the identity provider's policy. */
export const PASSWORD_SYMBOLS = '^$*.[]{}()?"!@#%&/\\,><\':;|_~';
export const PASSWORD_LENGTH = { min: 6, max: 4096 } as const;

export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  label: string;
  holds(password: string): boolean;
}

/** Spec §5, in the order of the checklist. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: 'length',
    label: ruleTexts.length(PASSWORD_LENGTH.min),
    holds: (password) => password.length >= PASSWORD_LENGTH.min,
  },
  { id: 'uppercase', label: ruleTexts.uppercase, holds: (password) => /[A-Z]/.test(password) },
  { id: 'lowercase', label: ruleTexts.lowercase, holds: (password) => /[a-z]/.test(password) },
  { id: 'digit', label: ruleTexts.digit, holds: (password) => /[0-9]/.test(password) },
  {
    id: 'special',
    label: ruleTexts.special,
    holds: (password) => [...password].some((character) => PASSWORD_SYMBOLS.includes(character)),
  },
];

/** Percent for each met rule, and thresholds (spec §9). */
const STEP = 20;
const YELLOW_FROM = 40;
const GREEN_FROM = 80;

export interface PasswordStrength {
  percent: number;
  colour: 'red' | 'yellow' | 'green';
  missing: readonly PasswordRule[];
}

/** For the meter and the checklist (spec §5). */
export function passwordStrength(password: string): PasswordStrength {
  const missing = PASSWORD_RULES.filter((rule) => !rule.holds(password));
  const percent = (PASSWORD_RULES.length - missing.length) * STEP;
  const colour = percent < YELLOW_FROM ? 'red' : percent < GREEN_FROM ? 'yellow' : 'green';
  return { percent, colour, missing };
}
