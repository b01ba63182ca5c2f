-- Outside a transaction: others write meanwhile.
--
-- The books read the sales of gift vouchers along this.
drop index concurrently if exists gift_entries_received;
create index concurrently gift_entries_received on gift_entries (received_on, id) where kind = 'issued';
drop index concurrently if exists gift_entries_issued;
