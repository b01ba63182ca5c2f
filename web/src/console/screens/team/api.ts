import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const teamApi = injectEndpoints((build) => ({
  listStaff: read(build, contract.listStaff),
  listInvitations: read(build, contract.listInvitations),
  inviteColleague: write(build, contract.inviteColleague),
  withdrawInvitation: write(build, contract.withdrawInvitation),
  findPeople: read(build, contract.listCustomers),
  putStaffMember: write(build, contract.putStaffMember),
  promoteUser: write(build, contract.promoteUser, ['Staff']),
  demoteUser: write(build, contract.demoteUser, ['Staff']),
  removeStaffMember: write(build, contract.removeStaffMember),
}));
