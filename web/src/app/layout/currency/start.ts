import { readState } from '../../page-state.ts';
import { showCurrencies } from './show-currencies.ts';

// imported on pages that have rates, once they are interactive
showCurrencies(readState().config);
