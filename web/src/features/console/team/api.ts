import {
  inviteColleague,
  listInvitations,
  listStaff,
  listUsers,
  putStaffMember,
  removeStaffMember,
  withdrawInvitation,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: read(build, listStaff),
    listInvitations: read(build, listInvitations),
    inviteColleague: write(build, inviteColleague),
    withdrawInvitation: write(build, withdrawInvitation),
    findUsers: read(build, listUsers),
    putStaffMember: write(build, putStaffMember),
    removeStaffMember: write(build, removeStaffMember),
  }),
});
