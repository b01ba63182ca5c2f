-- Whichever version records money, the job that issues documents looks at the booking.
create function papers_are_due() returns trigger language plpgsql as $$
begin
  insert into papers_due (booking_id) values (new.booking_id);
  return null;
end $$;
create function papers_are_due_of_refund() returns trigger language plpgsql as $$
begin
  insert into papers_due (booking_id) select booking_id from payments where id = new.payment_id;
  return null;
end $$;
create trigger papers_due_of_payment after insert on payments
  for each row execute function papers_are_due();
create trigger papers_due_of_lost after update of amount_lost on payments
  for each row when (new.amount_lost <> old.amount_lost) execute function papers_are_due();
create trigger papers_due_of_counter after insert on counter_payments
  for each row execute function papers_are_due();
create trigger papers_due_of_voided after update of voided_at on counter_payments
  for each row when (old.voided_at is null and new.voided_at is not null) execute function papers_are_due();
create trigger papers_due_of_refund after insert on refunds
  for each row when (new.state = 'succeeded') execute function papers_are_due_of_refund();
create trigger papers_due_of_refunded after update of state on refunds
  for each row when (new.state <> old.state) execute function papers_are_due_of_refund();
create trigger papers_due_of_cancellation after insert on cancellations
  for each row execute function papers_are_due();
