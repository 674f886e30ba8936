CREATE TABLE "coaches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"specialization" text NOT NULL,
	"experience_level" text DEFAULT 'expert' NOT NULL,
	"personalities" jsonb NOT NULL,
	"coaching_style" text,
	"bio" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "coaches_specialization" CHECK ("coaches"."specialization" in ('credit_card', 'auto_loan', 'personal_loan', 'medical_debt', 'mortgage', 'student_loan', 'business_loan', 'utility_bills', 'tax_debt')),
	CONSTRAINT "coaches_experience_level" CHECK ("coaches"."experience_level" in ('junior', 'senior', 'expert', 'master'))
);
--> statement-breakpoint
CREATE TABLE "conversation_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"response_id" uuid,
	"server_process_id" bigint,
	"audio_end_ms" integer,
	"duration_ms" integer,
	"client_msg_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_items_role" CHECK ("conversation_items"."role" in ('user', 'assistant')),
	CONSTRAINT "conversation_items_status" CHECK ("conversation_items"."status" in ('streaming', 'complete', 'truncated', 'aborted', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "performance_metrics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"overall_score" integer,
	"empathy_score" integer,
	"communication_score" integer,
	"objection_handling_score" integer,
	"solution_focus_score" integer,
	"compliance_score" integer,
	"ai_analysis" text NOT NULL,
	"strengths" jsonb NOT NULL,
	"areas_for_improvement" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "performance_metrics_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "performance_metrics_overall" CHECK ("performance_metrics"."overall_score" between 0 and 100),
	CONSTRAINT "performance_metrics_empathy" CHECK ("performance_metrics"."empathy_score" between 0 and 100),
	CONSTRAINT "performance_metrics_communication" CHECK ("performance_metrics"."communication_score" between 0 and 100),
	CONSTRAINT "performance_metrics_objection_handling" CHECK ("performance_metrics"."objection_handling_score" between 0 and 100),
	CONSTRAINT "performance_metrics_solution_focus" CHECK ("performance_metrics"."solution_focus_score" between 0 and 100),
	CONSTRAINT "performance_metrics_compliance" CHECK ("performance_metrics"."compliance_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"occupation" text,
	"income" text,
	"debt_amount" integer,
	"debt_type" text DEFAULT 'credit_card' NOT NULL,
	"primary_language" text DEFAULT 'english' NOT NULL,
	"voice_type" text DEFAULT 'neutral' NOT NULL,
	"accent" text DEFAULT 'neutral' NOT NULL,
	"payment_history" text DEFAULT 'mixed' NOT NULL,
	"personality" text DEFAULT 'cooperative' NOT NULL,
	"difficulty_level" text DEFAULT 'medium' NOT NULL,
	"scenario" text,
	"objections" jsonb,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "prospects_type" CHECK ("prospects"."type" in ('business', 'individual')),
	CONSTRAINT "prospects_debt_type" CHECK ("prospects"."debt_type" in ('credit_card', 'medical', 'auto_loan', 'personal_loan', 'utility', 'other', 'mortgage', 'utilities', 'medical_debt', 'student_loan', 'business_loan', 'utility_bills', 'tax_debt')),
	CONSTRAINT "prospects_primary_language" CHECK ("prospects"."primary_language" in ('english', 'spanish', 'bilingual')),
	CONSTRAINT "prospects_voice_type" CHECK ("prospects"."voice_type" in ('neutral', 'friendly', 'professional', 'assertive', 'anxious', 'frustrated', 'elderly', 'young')),
	CONSTRAINT "prospects_accent" CHECK ("prospects"."accent" in ('neutral', 'american', 'british', 'mexican', 'argentinian', 'southern_us', 'new_york', 'california')),
	CONSTRAINT "prospects_payment_history" CHECK ("prospects"."payment_history" in ('good', 'mixed', 'poor', 'none')),
	CONSTRAINT "prospects_personality" CHECK ("prospects"."personality" in ('cooperative', 'polite_but_resistant', 'defensive', 'emotional', 'aggressive', 'evasive', 'manipulative', 'threatening')),
	CONSTRAINT "prospects_difficulty_level" CHECK ("prospects"."difficulty_level" in ('beginner', 'medium', 'advanced', 'expert', 'easy', 'hard')),
	CONSTRAINT "prospects_debt_amount" CHECK ("prospects"."debt_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "session_events" (
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"client_msg_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_events_session_id_seq_pk" PRIMARY KEY("session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"industry" text,
	"manager_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"prospect_id" uuid NOT NULL,
	"coach_id" uuid,
	"session_type" text DEFAULT 'standard' NOT NULL,
	"communication_mode" text DEFAULT 'text' NOT NULL,
	"session_language" text DEFAULT 'english' NOT NULL,
	"feedback_language" text NOT NULL,
	"opening" text DEFAULT 'greeting' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"duration_s" integer,
	"score" integer,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"head_seq" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"scenario" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"forked_from_session_id" uuid,
	"forked_at_line" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_sessions_session_type" CHECK ("training_sessions"."session_type" in ('standard', 'objection_handling')),
	CONSTRAINT "training_sessions_communication_mode" CHECK ("training_sessions"."communication_mode" in ('text', 'voice')),
	CONSTRAINT "training_sessions_session_language" CHECK ("training_sessions"."session_language" in ('english', 'spanish', 'bilingual')),
	CONSTRAINT "training_sessions_feedback_language" CHECK ("training_sessions"."feedback_language" in ('en', 'es')),
	CONSTRAINT "training_sessions_opening" CHECK ("training_sessions"."opening" in ('greeting', 'cold')),
	CONSTRAINT "training_sessions_status" CHECK ("training_sessions"."status" in ('active', 'completed', 'paused')),
	CONSTRAINT "training_sessions_score" CHECK ("training_sessions"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid,
	"session_id" uuid,
	"response_id" uuid,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"quantity" bigint NOT NULL,
	"cost_micro_usd" bigint,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_kind" CHECK ("usage"."kind" in ('model_tokens_in', 'model_tokens_out', 'voice_characters', 'practice_ms')),
	CONSTRAINT "usage_quantity" CHECK ("usage"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"role" text DEFAULT 'trainee' NOT NULL,
	"team_id" uuid,
	"profile_image_url" text,
	"interface_language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('trainee', 'manager', 'admin')),
	CONSTRAINT "users_interface_language" CHECK ("users"."interface_language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_metrics" ADD CONSTRAINT "performance_metrics_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_forked_from_session_id_training_sessions_id_fk" FOREIGN KEY ("forked_from_session_id") REFERENCES "public"."training_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coaches_owner" ON "coaches" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coaches_public" ON "coaches" USING btree ("created_at" DESC NULLS LAST) WHERE "coaches"."is_public" and "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_items_order" ON "conversation_items" USING btree ("session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_items_response" ON "conversation_items" USING btree ("session_id","response_id") WHERE "conversation_items"."response_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_items_streaming" ON "conversation_items" USING btree ("server_process_id") WHERE "conversation_items"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "login_sessions_user" ON "login_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_sessions_expiry" ON "login_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "prospects_owner" ON "prospects" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prospects_public" ON "prospects" USING btree ("created_at" DESC NULLS LAST) WHERE "prospects"."is_public" and "prospects"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "session_events_client_msg_id" ON "session_events" USING btree ("session_id","client_msg_id") WHERE "session_events"."client_msg_id" is not null;--> statement-breakpoint
CREATE INDEX "training_sessions_user" ON "training_sessions" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "training_sessions_prospect" ON "training_sessions" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "usage_team_day" ON "usage" USING btree ("team_id","day");--> statement-breakpoint
CREATE INDEX "usage_user_day" ON "usage" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_response" ON "usage" USING btree ("response_id","kind") WHERE "usage"."response_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("team_id");