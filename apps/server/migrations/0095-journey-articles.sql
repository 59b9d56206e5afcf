-- Articles are written in apps/server/content and loaded by `npm run migrate`; the slug names one in both places.
alter table educational_content
  add column slug text,
  add column standfirst text not null default '' check (char_length(standfirst) <= 400),
  add column sources jsonb not null default '[]',
  add column checked_on date,
  -- The order in which the articles of a limb are offered.
  add column sort_order smallint not null default 0;

update educational_content set slug = id::text;
alter table educational_content
  alter column slug set not null,
  add constraint educational_content_slug_key unique (slug),
  add constraint educational_content_slug_check check (char_length(slug) <= 80),
  -- Blocks of the contract's ArticleBlock, parsed when they are loaded.
  drop constraint educational_content_content_check,
  alter column content type jsonb using to_jsonb(content);

-- How far a member has read: the block they stopped at, and when they said that they had read it.
create table article_reads (
  user_id uuid not null references users (id) on delete cascade,
  article_id uuid not null references educational_content (id) on delete cascade,
  place smallint not null default 0 check (place between 0 and 500),
  read_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, article_id)
);
create index article_reads_by_article on article_reads (article_id);
