CREATE TABLE "usage_months" (
	"team_id" uuid,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unpriced" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	CONSTRAINT "usage_months_key" UNIQUE NULLS NOT DISTINCT("month","team_id","kind"),
	CONSTRAINT "usage_months_kind" CHECK ("usage_months"."kind" in ('model_tokens_in', 'model_tokens_out', 'voice_characters', 'practice_ms'))
);
--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;