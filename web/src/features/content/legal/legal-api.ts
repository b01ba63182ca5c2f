import { getLegalText } from '@wayfarer/contract';
import { injectEndpoints } from '../../../api/client.ts';
import { read } from '../../../api/request.ts';

export const legalApi = injectEndpoints((build) => ({ getLegalText: read(build, getLegalText) }));
