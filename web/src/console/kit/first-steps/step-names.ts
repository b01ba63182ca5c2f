import type { SetupStep } from '@wayfarer/contract';
import * as catalog from './step-names.texts.js';

export const stepNames: Readonly<Record<SetupStep, string>> = catalog.stepNames;
