-- What brings a member here, as they said when they joined. It only orders the first suggestions.
alter table user_preferences add column reasons text[] not null default '{}'
  check (reasons <@ array['strain', 'sleep', 'body', 'breath', 'mind', 'limbs', 'company', 'curiosity']);
