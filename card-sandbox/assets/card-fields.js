import {
  brandOf,
  cvcLength,
  expiryProblem,
  formatExpiry,
  groupNumber,
  numberLength,
  passesLuhn,
} from './card-rules.js';

const byId = (id) => document.getElementById(id);

/** The inputs by name, in the order in which people fill them in. */
export const inputs = {
  number: byId('cardnumber'),
  expiry: byId('exp-date'),
  cvc: byId('cvc'),
  postal: byId('postal'),
};
const ORDER = Object.values(inputs);
const EXPIRY_MESSAGES = {
  month: ['invalid_expiry_month', "Your card's expiration date is invalid."],
  'past-year': ['invalid_expiry_year_past', "Your card's expiration year is in the past."],
  'past-month': ['invalid_expiry_month_past', "Your card's expiration date is in the past."],
  future: ['invalid_expiry_year', "Your card's expiration year is invalid."],
};

const digitsOf = (text) => text.replaceAll(/\D/g, '');
const postalShown = () => !inputs.postal.parentElement.hidden;

/** The card as typed. It leaves this frame only for the provider's API. */
export function typedCard() {
  const expiry = digitsOf(inputs.expiry.value);
  return {
    number: digitsOf(inputs.number.value),
    month: Number(expiry.slice(0, 2)),
    year: 2000 + Number(expiry.slice(2)),
    expiryDigits: expiry,
    cvc: digitsOf(inputs.cvc.value),
    postal: postalShown() ? inputs.postal.value.trim() : '',
  };
}

const fault = (field, code, message) => ({ field, code, message });

/** A fault that more typing can't fix, or null. */
function wrong(card) {
  if (card.number.length >= numberLength(card.number) && !passesLuhn(card.number)) {
    return fault('number', 'invalid_number', 'Your card number is invalid.');
  }
  if (card.expiryDigits.length >= 2 && !(card.month >= 1 && card.month <= 12)) {
    return fault('expiry', ...EXPIRY_MESSAGES.month);
  }
  if (card.expiryDigits.length === 4) {
    const problem = expiryProblem(card.month, card.year, new Date());
    if (problem) return fault('expiry', ...EXPIRY_MESSAGES[problem]);
  }
  return null;
}

/** The fault of the first incomplete field, or null. */
function incomplete(card) {
  if (card.number.length < numberLength(card.number)) {
    return fault('number', 'incomplete_number', 'Your card number is incomplete.');
  }
  if (card.expiryDigits.length < 4) {
    return fault('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (card.cvc.length < cvcLength(card.number)) {
    return fault('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
  }
  if (postalShown() && card.postal.length < 3) {
    return fault('postal', 'incomplete_zip', 'Your postal code is incomplete.');
  }
  return null;
}

/** The fault that prevents the card from being sent, or null. */
export function blockingFault() {
  const card = typedCard();
  return wrong(card) ?? incomplete(card);
}

/**
 * The state reported to the page. `left` is a field that the user has just left; it counts as wrong if it is
 * incomplete. Other fields count as wrong only if their text can no longer become valid.
 */
export function currentState(left) {
  const card = typedCard();
  const open = incomplete(card);
  const abandoned = open && inputs[open.field] === left && left.value !== '' ? open : null;
  const shown = wrong(card) ?? abandoned;
  return {
    state: {
      empty: ORDER.every((input) => input.value === ''),
      complete: blockingFault() === null,
      error: shown
        ? { type: 'validation_error', code: shown.code, message: shown.message }
        : undefined,
      brand: brandOf(card.number),
      value: { postalCode: card.postal },
    },
    faulty: shown?.field,
  };
}

/** Rewrites the input, keeping the caret behind the same digit. */
function rewrite(input, format) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  const atEnd = input.selectionStart === input.value.length;
  const text = format(input.value);
  if (text === input.value) return;
  input.value = text;
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < text.length; caret += 1) {
    if (/\d/.test(text[caret])) seen += 1;
  }
  input.setSelectionRange(caret, caret);
}

/** Formats the typed text, and moves the focus on from a complete field. */
export function tidy(input) {
  const card = typedCard();
  if (input === inputs.number) {
    rewrite(input, (text) => groupNumber(digitsOf(text)));
    inputs.cvc.maxLength = cvcLength(card.number);
    if (card.number.length === numberLength(card.number) && passesLuhn(card.number)) next(input);
  } else if (input === inputs.expiry) {
    rewrite(input, formatExpiry);
    if (typedCard().expiryDigits.length === 4 && !wrong(typedCard())) next(input);
  } else if (input === inputs.cvc) {
    rewrite(input, (text) => digitsOf(text).slice(0, cvcLength(card.number)));
    if (typedCard().cvc.length === cvcLength(card.number) && postalShown()) next(input);
  }
}

function next(input) {
  if (input.selectionStart !== input.value.length) return;
  ORDER[ORDER.indexOf(input) + 1]?.focus();
}

/** Moves the focus back from an empty field, for Backspace. Returns false if it didn't. */
export function stepBack(input) {
  const previous = ORDER[ORDER.indexOf(input) - 1];
  if (!previous || input.value !== '') return false;
  previous.focus();
  return true;
}

export function clearAll() {
  for (const input of ORDER) input.value = '';
}
