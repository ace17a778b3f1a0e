-- A second implementation of the match, for PostgreSQL, from /data/match.json and the needs that test/support/match-in-sql.ts writes.
create function pg_temp.served(rules jsonb, area text, offered jsonb) returns float8 language sql as $$
  select case when offered->>0 = area then 1 else (select max(case when one = area then (rules->>'notFirst')::float8
    else coalesce((rules->'affinity'->area->>one)::float8, 0) end) from jsonb_array_elements_text(offered) one) end
$$;
create function pg_temp.serves(s jsonb, setting text) returns text language sql as $$
  select case when setting in ('otp', 'telehealth-only') then nullif(s->'features'->>
      case setting when 'otp' then 'methadoneDispensing' else 'telehealth' end, 'partly')
    when setting = 'ccbhc' then s->>'ccbhc' when setting = 'school' then null when s->'levels' = 'null' then case when setting = 'outpatient' and s->'levelsUnverified' ? setting then 'yes' end
    when s->'levels' ? setting then 'yes' else 'no' end
$$;
create function pg_temp.monthly(plan jsonb, people float8) returns float8 language sql as $$
  select (plan->>'firstMonthly')::float8 + case when seats = 1 then 0 else (seats - 1) * coalesce((select (tier->>'monthly')::float8
    from jsonb_array_elements(plan->'tiers') tier where seats >= (tier->>'from')::float8 and plan->>'furtherMonthly' is not null
    order by (tier->>'from')::float8 desc limit 1), (plan->>'furtherMonthly')::float8) end from (select greatest(people, (plan->>'seatsMin')::float8) as seats) _
$$;
create function pg_temp.match(rules jsonb, needs jsonb)
returns table (id text, score int, excluded boolean, pick boolean) language sql as $$
with unknown as (select (rules->>'unknownCounts')::float8 as u, (needs->'must') || (needs->'want') as asked), people as (
  select (needs->>'providersLeast')::float8 as least, (needs->>'providersMost')::float8 as most),
assessed as (
  select s, s->>'id' as id, s->>'name' as name, care.least as care0, care.most as care1, care.least + u * (care.most - care.least) as care,
    setting.least as setting0, setting.most as setting1, setting.expected as setting,
    size.least as size0, size.most as size1, size.least + u * (size.most - size.least) as size,
    case when people.least is not null then low end as price0, cost.least as cost0, cost.most as cost1, cost.least + u * (cost.most - cost.least) as cost,
    wishes.least as wishes0, wishes.most as wishes1, wishes.least + u * (wishes.most - wishes.least) as wishes,
    (select count(*) from jsonb_array_elements_text(needs->'must') key where s->'features'->>key is null)
      + ((needs->>'primaryCare')::boolean and not (s->>'primaryCare')::boolean)::int as open_musts,
    (select 4 * count(*) from (values ('ePrescribing'), ('epcs'), ('pdmp')) v (key) where coalesce(s->'features'->>key, '') <> 'yes'
      and (asked ?| array['ePrescribing', 'epcs', 'pdmp'] or (needs->>'prescribes')::boolean)) + reserved::int
      + 2 * coalesce((s->'size'->>'most')::float8 < (needs->>'growth')::float8 and people.least <= (s->'size'->>'most')::float8, false)::int as doubts,
    s->>'notARecord' is not null or (s->>'advisedAgainst')::boolean or coalesce(s->>'id' = needs->>'current', false)
    or (s->'areas' <> 'null' and needs->'areas' <> '[]' and not exists (select from jsonb_array_elements_text(needs->'areas') a,
      jsonb_array_elements_text(nullif(s->'areas', 'null')) o where o = a or rules->'affinity'->a ? o))
    or (select coalesce(people.least > ratio * (made->>'most')::float8 or ratio * people.most < (made->>'least')::float8, false)
      from (select coalesce(nullif(s->'size', 'null'), s->'sizeUnverified') as made,
        (rules->>case when s->'size' = 'null' then 'unverifiedSizeRatioMax' else 'sizeRatioMax' end)::float8 as ratio) _)
    or exists (select from jsonb_array_elements_text(needs->'settings') k where pg_temp.serves(s, k) = 'no')
    or exists (select from jsonb_array_elements_text(needs->'must') key where s->'features'->>key = 'no')
    or reserved and not large and ((s->>'notForPractices')::boolean and not needs->'settings' ?| array['detox', 'residential', 'inpatient', 'iop-php'] and not needs->'areas' ? 'substance-abuse' or coalesce(size.least = size.most and size.most <= 0.5, false) or s->'plans' = 'null' and coalesce(cost.most < 1, false)) as excluded
  from jsonb_array_elements(rules->'systems') s, unknown, people,
  lateral (select needs->'settings' ? 'inpatient' or coalesce(people.least, 0) >= 51 as large) scale,
  lateral (select (s->'reservedFor'->>case when large then 'large' else 'smaller' end)::boolean
    and not (needs->>'agency')::boolean and not needs->'settings' ? 'ccbhc' as reserved) review,
  lateral (select avg(coalesce(fit, 0)) as least, avg(coalesce(fit, 1)) as most from jsonb_array_elements_text(needs->'areas') a,
    lateral (select case when s->'areas' <> 'null' then pg_temp.served(rules, a, s->'areas') end as fit) _) care,
  lateral (select sum(case when v = 'yes' then w else 0 end) / sum(w) as least, sum(case when v = 'no' then 0 else w end) / sum(w) as most,
    sum(w * case when v = 'yes' then 1 when v = 'no' then 0 when s->'levelsUnverified' = 'null' or k in ('otp', 'telehealth-only', 'ccbhc', 'school') then u
      when s->'levelsUnverified' ? k then (rules->'unverifiedCounts'->>'named')::float8 else (rules->'unverifiedCounts'->>'missing')::float8 end) / sum(w) as expected
    from jsonb_array_elements_text(needs->'settings') k, lateral (select pg_temp.serves(s, k) as v, (rules->'settingWeights'->>k)::float8 as w) _) setting,
  lateral (select case when people.least is null then null when s->'size' = 'null' then 0 else fit end as least,
    case when people.least is null then null when s->'size' = 'null' then 1 else fit end as most from (
      select case when lo > hi then 0.5 * case when people.least > made_most then made_most / people.least else top / made_least end ^ 2
        when lo = people.least and hi = top then 1 else 0.5 + 0.5 * ln(hi / lo) / ln(top / people.least) end as fit
      from (select top, made_least, made_most, greatest(people.least, made_least) as lo, least(top, made_most) as hi from (
        select coalesce(people.most, greatest(1000, people.least)) as top, (s->'size'->>'least')::float8 as made_least,
          coalesce((s->'size'->>'most')::float8, 'infinity') as made_most) a) b) c) size,
  lateral (select coalesce(sum(monthly::float8), 0) as charge from jsonb_each_text(s->'charges') c (key, monthly)
    where asked ? key or key = 'ePrescribing' and asked ? 'epcs') extra,
  lateral (select jsonb_agg(plan) as plans from jsonb_array_elements(nullif(s->'plans', 'null')) plan where not exists (
    select from jsonb_each_text(s->'planFor') f (key, name) where asked ? key and name <> plan->>'name')) offer,
  lateral (select min(low) + charge as low, max(high) + charge * coalesce(people.most, people.least) as high from (select
      pg_temp.monthly(plan, people.least) as low, pg_temp.monthly(plan, coalesce(people.most, people.least)) as high
      from jsonb_array_elements(offer.plans) plan where (plan->>'seatsMin')::float8 <= people.least or not exists (select from
      jsonb_array_elements(offer.plans) other where (other->>'seatsMin')::float8 <= people.least)) p where low is not null and high is not null) price,
  lateral (select case when needs->>'monthly' is null or people.least is null then null when low is null then 0 else fit end as least,
    case when needs->>'monthly' is null or people.least is null then null when low is null then least(1, (limit_ / nullif(figure, 0)) ^ 2) else fit end as most
    from (select *, case when low = 0 or limit_ >= high then 1 when limit_ < low then 0.5 * (limit_ / low) ^ 2
      else 0.75 + 0.25 * (limit_ - low) / (high - low) end as fit from (select low, high, (needs->>'monthly')::float8 as limit_,
      pg_temp.monthly(s->'plansUnverified'->0, people.least) as figure) a) b) cost,
  lateral (select sum(w * case v when 'yes' then 1 when 'partly' then 0.5 else 0 end) / sum(w) as least,
    sum(w * case v when 'no' then 0 when 'partly' then 0.5 else 1 end) / sum(w) as most
    from (select case when s->'partlyForPrescribers' ? key and (asked ?| array['ePrescribing', 'epcs', 'pdmp'] or (needs->>'prescribes')::boolean) and s->'features'->>key = 'yes' then 'partly' else s->'features'->>key end as v, case when needs->'must' ? key then (rules->>'mustCounts')::float8 else 1 end as w
      from jsonb_array_elements_text(asked) key) _) wishes),
scored as (select *, coalesce(round((100 * total / nullif(weights, 0))::numeric, 9), 0) as exact from assessed, lateral (
  select sum(w * expected) as total, sum(w) as weights, count(*) as parts from (values (care, 'care'), (setting, 'setting'), (size, 'size'),
    (cost, 'cost'), (wishes, 'wishes')) v (expected, key), lateral (select (needs->'weights'->>key)::float8 as w) _ where expected is not null) t),
strong as (select * from scored where not excluded and parts > 0 and floor(exact) >= (rules->>'scoreFloor')::int and not (needs->>'abroad')::boolean and not ((needs->>'otherCare')::boolean and needs->'settings' = '[]')
  and not needs->'areas' ?| array['autism', 'eating-disorder'] and not needs->'settings' ? 'otp' and not ((needs->'must') || (needs->'want')) ? 'methadoneDispensing' and not needs->'must' ? 'abaDataCollection'),
able as (select * from strong where open_musts = 0 or not exists (select from strong where open_musts = 0)),
picked as (select id from able one where not exists (select from able other where other.id <> one.id and one.parts > 1
    and coalesce(other.care0 >= one.care1, true) and coalesce(other.setting0 >= one.setting1, true) and coalesce(other.size0 >= one.size1, true)
    and coalesce(other.cost0 >= one.cost1, true) and coalesce(other.wishes0 >= one.wishes1, true)
    and coalesce((other.care0 > one.care1)::int, 0) + coalesce((other.setting0 > one.setting1)::int, 0) + coalesce((other.size0 > one.size1)::int, 0)
      + coalesce((other.cost0 > one.cost1)::int, 0) + coalesce((other.wishes0 > one.wishes1)::int, 0) >= 2)
  order by open_musts, exact desc, doubts, price0, lower(name) limit (select (rules->>'picksMax')::int))
select id, floor(exact)::int, excluded, id in (select id from picked) from scored order by excluded, open_musts, exact desc, doubts, price0, lower(name)
$$;
