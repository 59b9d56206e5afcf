-- A registration redeems its code before it says anything about a name, so before the member exists; both are
-- there when the transaction commits, which is when this is checked now.
alter table referral_codes
  alter constraint referral_codes_used_by_user_id_fkey deferrable initially deferred;
