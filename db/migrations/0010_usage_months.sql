-- Adds what is consumed to the month of its team: see the comment in db/schema/usage.ts.
CREATE FUNCTION usage_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions never wait for each other.
  INSERT INTO usage_months AS m (team_id, month, kind, quantity, unpriced, cost_micro_usd)
  SELECT
    team_id,
    date_trunc('month', day::timestamp)::date,
    kind,
    sum(quantity),
    coalesce(sum(quantity) FILTER (WHERE cost_micro_usd IS NULL), 0),
    coalesce(sum(cost_micro_usd), 0)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ON CONSTRAINT usage_months_key DO UPDATE SET
    quantity = m.quantity + excluded.quantity,
    unpriced = m.unpriced + excluded.unpriced,
    cost_micro_usd = m.cost_micro_usd + excluded.cost_micro_usd;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER usage_months_inserted AFTER INSERT ON usage
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION usage_inserted();
--> statement-breakpoint
INSERT INTO usage_months (team_id, month, kind, quantity, unpriced, cost_micro_usd)
SELECT
  team_id,
  date_trunc('month', day::timestamp)::date,
  kind,
  sum(quantity),
  coalesce(sum(quantity) FILTER (WHERE cost_micro_usd IS NULL), 0),
  coalesce(sum(cost_micro_usd), 0)
FROM usage GROUP BY 1, 2, 3;
