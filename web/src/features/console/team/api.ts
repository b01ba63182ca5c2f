import { listStaff, listUsers, putStaffMember, removeStaffMember } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: read(build, listStaff),
    findUsers: read(build, listUsers),
    putStaffMember: write(build, putStaffMember),
    removeStaffMember: write(build, removeStaffMember),
  }),
});

export const {
  useListStaffQuery,
  useLazyFindUsersQuery,
  usePutStaffMemberMutation,
  useRemoveStaffMemberMutation,
} = teamApi;
