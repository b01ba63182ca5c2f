import { z } from 'zod/mini';
import * as calls from '../../calls/agency/setup.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { text } from '../../fields/text.ts';
import { User } from '../people/users.ts';

export const completeSetup = endpoint(calls.completeSetup, {
  summary: 'Become the first owner of the agency, by the link that its server printed',
  fresh: true,
  body: z.object({ token: text(100, 1) }),
  response: User,
  errors: ['setup_closed'],
});
