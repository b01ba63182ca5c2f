import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { changeRole } from './change-role.ts';
import { blockAccount, unblockAccount } from './blocking/block-account.ts';
import { deleteUser, eraseCustomer } from './deletion/delete-user.ts';
import type { AccountErasure } from './deletion/erase-user.ts';
import { listRoleChanges, listUsers } from './list-users.ts';
import { createUser, updateUser } from './save-own-user.ts';
import { putStaffMember, removeStaffMember } from './team/change-staff.ts';
import { getOperator } from './team/get-operator.ts';
import {
  acceptInvitation,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
} from './team/invitations.ts';
import { listStaff } from './team/list-staff.ts';

export function userRoutes(app: FastifyInstance, erasure: AccountErasure): void {
  mountList(app, contract.listUsers, (context, { query }) => listUsers(context, query));
  mount(app, contract.createUser, (context, { body }) => createUser(context, body));
  mount(app, contract.updateUser, (context, { body }) => updateUser(context, body));
  mount(app, contract.deleteUser, (context, { params, query }) =>
    deleteUser(context, params.id, query, erasure),
  );
  mount(app, contract.promoteUser, (context, { params }) =>
    changeRole(context, params.id, 'administrator'),
  );
  mount(app, contract.demoteUser, (context, { params }) =>
    changeRole(context, params.id, 'traveller'),
  );
  mountList(app, contract.listRoleChanges, (context, { query }) => listRoleChanges(context, query));
  staffRoutes(app);
  mount(app, contract.eraseCustomer, (context, { params, query }) =>
    eraseCustomer(context, params.id, query, erasure),
  );
  mount(app, contract.blockCustomer, (context, { params, body }) =>
    blockAccount(context, params.id, body.reason),
  );
  mount(app, contract.unblockCustomer, (context, { params }) => unblockAccount(context, params.id));
}

function staffRoutes(app: FastifyInstance): void {
  mount(app, contract.getOperator, (context) => getOperator(context));
  mount(app, contract.listStaff, (context) => listStaff(context));
  mount(app, contract.putStaffMember, (context, { params, body }) =>
    putStaffMember(context, params.id, body),
  );
  mount(app, contract.listInvitations, (context) => listInvitations(context));
  mount(app, contract.inviteColleague, (context, { body }) => inviteColleague(context, body));
  mount(app, contract.withdrawInvitation, (context, { params }) =>
    withdrawInvitation(context, params.id),
  );
  mount(app, contract.acceptInvitation, (context, { body }) =>
    acceptInvitation(context, body.token),
  );
  mount(app, contract.removeStaffMember, (context, { params }) =>
    removeStaffMember(context, params.id),
  );
}
