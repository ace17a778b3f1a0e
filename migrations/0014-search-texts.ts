import type { Knex } from 'knex'

/**
 * The text that a search of the admin's lists looks at, one for each lead and message: all words in lowercase without
 * accents, fields separated by a space, and a phone number also as digits only. A trigger maintains it: adding a
 * generated column would rewrite and lock the whole table. The next migration fills in existing rows, in batches.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function search_fold(text) returns text
      language sql immutable strict parallel safe
      as $$
        select case
          when octet_length($1) = length($1) then blog_fold($1)
          else translate(
            replace(replace(replace(
              blog_fold(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g')),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'øłđı', 'oldi')
        end
      $$;

    alter table leads add column search_text text collate "C";
    create function leads_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := search_fold(' ' || translate(concat_ws(' ',
          new.first_name, new.last_name, new.work_email, new.phone_number, regexp_replace(new.phone_number, '\\D', '', 'g'),
          new.organization_name, new.organization_website, 'emr:' || new.current_emr, new.estimated_monthly_budget,
          new.owner, new.organization_description
        ), e'\\n\\r\\t', '   '));
        return new;
      end
    $$;
    create trigger search_text before insert or update of
      first_name, last_name, work_email, phone_number, organization_name, organization_website, current_emr,
      estimated_monthly_budget, owner, organization_description
      on leads for each row execute function leads_search_text();

    alter table contact_messages add column search_text text collate "C";
    create function contact_messages_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := search_fold(
          ' ' || translate(concat_ws(' ', new.name, new.email, new.subject, new.message), e'\\n\\r\\t', '   ')
        );
        return new;
      end
    $$;
    create trigger search_text before insert or update of name, email, subject, message
      on contact_messages for each row execute function contact_messages_search_text();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger search_text on leads;
    drop trigger search_text on contact_messages;
    alter table leads drop column search_text;
    alter table contact_messages drop column search_text;
    drop function leads_search_text, contact_messages_search_text, search_fold;
  `)
}
