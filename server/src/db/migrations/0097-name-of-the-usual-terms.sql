-- The terms that came with the site are called by what they say. Terms stay as they are for good; only this name changes.
alter table cancellation_policies disable trigger cancellation_policies_stay;
update cancellation_policies set name = '48 hours' where id = 'usual-1' and name = 'Specification';
alter table cancellation_policies enable trigger cancellation_policies_stay;
