import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { changeRole } from './change-role.ts';
import { blockAccount, unblockAccount } from './blocking/block-account.ts';
import { deleteUser, eraseCustomer } from './deletion/delete-user.ts';
import { askErasure, withdrawErasure } from './deletion/erase-later.ts';
import { eraseGuest } from './deletion/erase-guest.ts';
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
  mountList(app, contract.listUsers, ofQuery(listUsers));
  mount(app, contract.createUser, ofBody(createUser));
  mount(app, contract.updateUser, ofBody(updateUser));
  mount(app, contract.deleteUser, (context, { params, query }) =>
    deleteUser(context, params.id, query, erasure),
  );
  mount(app, contract.promoteUser, (context, { params }) =>
    changeRole(context, params.id, 'administrator'),
  );
  mount(app, contract.demoteUser, (context, { params }) =>
    changeRole(context, params.id, 'traveller'),
  );
  mountList(app, contract.listRoleChanges, ofQuery(listRoleChanges));
  staffRoutes(app);
  mount(app, contract.eraseCustomer, (context, { params, query }) =>
    eraseCustomer(context, params.id, query, erasure),
  );
  mount(app, contract.askErasure, (context, { params, body }) =>
    askErasure(context, params.id, body, erasure),
  );
  mount(app, contract.withdrawErasure, byId(withdrawErasure));
  mount(app, contract.eraseGuest, (context, { params, query }) =>
    eraseGuest(context, params.id, query, erasure),
  );
  mount(app, contract.blockCustomer, (context, { params, body }) =>
    blockAccount(context, params.id, body.reason),
  );
  mount(app, contract.unblockCustomer, byId(unblockAccount));
}

function staffRoutes(app: FastifyInstance): void {
  mount(app, contract.getOperator, getOperator);
  mount(app, contract.listStaff, listStaff);
  mount(app, contract.putStaffMember, byIdAndBody(putStaffMember));
  mount(app, contract.listInvitations, listInvitations);
  mount(app, contract.inviteColleague, ofBody(inviteColleague));
  mount(app, contract.withdrawInvitation, byId(withdrawInvitation));
  mount(app, contract.acceptInvitation, (context, { body }) =>
    acceptInvitation(context, body.token),
  );
  mount(app, contract.removeStaffMember, byId(removeStaffMember));
}
