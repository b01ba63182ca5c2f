import { categoryNames as ofDestinations } from '../../domain/category-names.ts';
import * as catalog from './copy.texts.js';

export const categoryNames = { ...catalog.categoryNames, ...ofDestinations } as const;
