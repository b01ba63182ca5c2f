import { readState } from '../../page-state.ts';
import { showCurrencies } from './show-currencies.ts';

// this module is imported on pages that have rates, once they are interactive
showCurrencies(readState().config);
