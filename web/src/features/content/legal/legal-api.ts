import { getLegalText } from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';

export const legalApi = injectEndpoints((build) => ({ getLegalText: read(build, getLegalText) }));
