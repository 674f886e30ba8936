CREATE TABLE "assignees" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"named" boolean NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"best_score" integer,
	"best_at" timestamp (3) with time zone,
	CONSTRAINT "assignees_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id"),
	CONSTRAINT "assignees_best_score" CHECK ("assignees"."best_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text,
	"prospect_id" uuid NOT NULL,
	"session_type" text NOT NULL,
	"difficulty" text,
	"pass_mark" integer NOT NULL,
	"attempts_max" integer,
	"deadline" timestamp (3) with time zone NOT NULL,
	"team_id" uuid,
	"whole_team" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "assignments_session_type" CHECK ("assignments"."session_type" in ('standard', 'objection_handling')),
	CONSTRAINT "assignments_difficulty" CHECK ("assignments"."difficulty" in ('beginner', 'medium', 'advanced', 'expert', 'easy', 'hard')),
	CONSTRAINT "assignments_pass_mark" CHECK ("assignments"."pass_mark" between 0 and 100),
	CONSTRAINT "assignments_attempts_max" CHECK ("assignments"."attempts_max" > 0),
	CONSTRAINT "assignments_whole_team" CHECK ("assignments"."team_id" is not null or not "assignments"."whole_team")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_days" (
	"scope" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "budget_days_scope_holder_id_kind_day_pk" PRIMARY KEY("scope","holder_id","kind","day"),
	CONSTRAINT "budget_days_scope" CHECK ("budget_days"."scope" in ('user', 'team')),
	CONSTRAINT "budget_days_kind" CHECK ("budget_days"."kind" in ('model_tokens', 'voice_characters')),
	CONSTRAINT "budget_days_spent" CHECK ("budget_days"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_reservations_kind" CHECK ("budget_reservations"."kind" in ('model_tokens', 'voice_characters')),
	CONSTRAINT "budget_reservations_amount" CHECK ("budget_reservations"."amount" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "course_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"correct" integer,
	"session_id" uuid,
	CONSTRAINT "course_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "course_progress_correct" CHECK ("course_progress"."correct" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
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
CREATE TABLE "practice_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"standard" integer DEFAULT 0 NOT NULL,
	"objection_handling" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"duration_s" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "practice_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"standard" integer DEFAULT 0 NOT NULL,
	"objection_handling" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"duration_s" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"process_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"microphone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "session_views_mode" CHECK ("session_views"."mode" in ('participant', 'observer'))
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
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
CREATE TABLE "score_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"score" integer,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_overrides_score" CHECK ("score_overrides"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "session_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"author_id" uuid,
	"item_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
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
	"reviewed_at" timestamp (3) with time zone,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"head_seq" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"scenario" jsonb NOT NULL,
	"prospect_search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(scenario ->> 'name', NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	"seed" integer NOT NULL,
	"call_day" date DEFAULT current_date NOT NULL,
	"forked_from_session_id" uuid,
	"forked_at_line" integer,
	"assignment_id" uuid,
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
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignees" ADD CONSTRAINT "assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_reservations" ADD CONSTRAINT "budget_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_metrics" ADD CONSTRAINT "performance_metrics_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD CONSTRAINT "practice_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_overrides" ADD CONSTRAINT "score_overrides_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_overrides" ADD CONSTRAINT "score_overrides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_item_id_conversation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."conversation_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_forked_from_session_id_training_sessions_id_fk" FOREIGN KEY ("forked_from_session_id") REFERENCES "public"."training_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignees_user" ON "assignees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_open" ON "assignments" USING btree ("deadline","id") WHERE "assignments"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_deadline" ON "assignments" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "assignments_team" ON "assignments" USING btree ("team_id","deadline","id");--> statement-breakpoint
CREATE INDEX "assignments_prospect" ON "assignments" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "assignments_creator" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "attempts_expire" ON "attempts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "budget_reservations_user" ON "budget_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "budget_reservations_expiry" ON "budget_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coaches_owner" ON "coaches" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "coaches_public" ON "coaches" USING btree ("id") WHERE "coaches"."is_public" and "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coaches_order" ON "coaches" USING btree ("is_sample","created_at" DESC NULLS FIRST) WHERE "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_items_order" ON "conversation_items" USING btree ("session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_items_response" ON "conversation_items" USING btree ("session_id","response_id") WHERE "conversation_items"."response_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_items_streaming" ON "conversation_items" USING btree ("server_process_id") WHERE "conversation_items"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "course_progress_session" ON "course_progress" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "login_sessions_id" ON "login_sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "login_sessions_user" ON "login_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_views_session" ON "session_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_views_user" ON "session_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_views_open" ON "session_views" USING btree ("process_id") WHERE "session_views"."left_at" is null;--> statement-breakpoint
CREATE INDEX "session_views_left" ON "session_views" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "prospects_owner" ON "prospects" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "prospects_public" ON "prospects" USING btree ("id") WHERE "prospects"."is_public" and "prospects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prospects_order" ON "prospects" USING btree ("is_sample","created_at" DESC NULLS FIRST) WHERE "prospects"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "score_overrides_order" ON "score_overrides" USING btree ("session_id","number");--> statement-breakpoint
CREATE INDEX "score_overrides_author" ON "score_overrides" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_comments_session" ON "session_comments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_comments_author" ON "session_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_comments_item" ON "session_comments" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_events_client_msg_id" ON "session_events" USING btree ("session_id","client_msg_id") WHERE "session_events"."client_msg_id" is not null;--> statement-breakpoint
CREATE INDEX "training_sessions_user" ON "training_sessions" USING btree ("user_id","started_at","id","status","session_type","prospect_search");--> statement-breakpoint
CREATE INDEX "training_sessions_open" ON "training_sessions" USING btree ("user_id","session_type") WHERE "training_sessions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "training_sessions_prospect" ON "training_sessions" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "training_sessions_coach" ON "training_sessions" USING btree ("coach_id") WHERE "training_sessions"."coach_id" is not null;--> statement-breakpoint
CREATE INDEX "training_sessions_started" ON "training_sessions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "training_sessions_forked" ON "training_sessions" USING btree ("forked_from_session_id") WHERE "training_sessions"."forked_from_session_id" is not null;--> statement-breakpoint
CREATE INDEX "training_sessions_assignment" ON "training_sessions" USING btree ("assignment_id","user_id","started_at") WHERE "training_sessions"."assignment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "training_sessions_assignment_open" ON "training_sessions" USING btree ("assignment_id","user_id") WHERE "training_sessions"."assignment_id" is not null and "training_sessions"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "usage_session" ON "usage" USING btree ("session_id") WHERE "usage"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "usage_user_day" ON "usage" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_response" ON "usage" USING btree ("response_id","kind") WHERE "usage"."response_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("team_id");--> statement-breakpoint
-- What follows is written by hand: drizzle has no words for it.
-- teams.manager_id: see the comment in db/schema/teams.ts.
ALTER TABLE "teams" ADD CONSTRAINT "teams_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Keeps practice_days and practice_totals equal to what training_sessions adds up to, whoever writes there:
-- see the comment in db/schema/practice.ts. Inserts and deletes are counted by the statement, updates by the
-- row and only where a column changes that counts: the counter of events changes at every line that is said.
CREATE FUNCTION practice_counted(
  counted_user uuid, counted_day date,
  new_standard int, new_objection_handling int, new_completed int, new_scored int, new_score_sum int, new_duration_s bigint
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO practice_days AS d
    (user_id, day, standard, objection_handling, completed, scored, score_sum, duration_s)
  VALUES
    (counted_user, counted_day, new_standard, new_objection_handling, new_completed, new_scored, new_score_sum, new_duration_s)
  ON CONFLICT (user_id, day) DO UPDATE SET
    standard = d.standard + excluded.standard,
    objection_handling = d.objection_handling + excluded.objection_handling,
    completed = d.completed + excluded.completed,
    scored = d.scored + excluded.scored,
    score_sum = d.score_sum + excluded.score_sum,
    duration_s = d.duration_s + excluded.duration_s;
  INSERT INTO practice_totals AS t
    (user_id, standard, objection_handling, completed, scored, score_sum, duration_s)
  VALUES
    (counted_user, new_standard, new_objection_handling, new_completed, new_scored, new_score_sum, new_duration_s)
  ON CONFLICT (user_id) DO UPDATE SET
    standard = t.standard + excluded.standard,
    objection_handling = t.objection_handling + excluded.objection_handling,
    completed = t.completed + excluded.completed,
    scored = t.scored + excluded.scored,
    score_sum = t.score_sum + excluded.score_sum,
    duration_s = t.duration_s + excluded.duration_s;
$$;
--> statement-breakpoint
CREATE FUNCTION practice_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions never wait for each other.
  PERFORM practice_counted(user_id, day, standard, objection_handling, completed, scored, score_sum, duration_s)
  FROM (
    SELECT
      user_id,
      (started_at AT TIME ZONE 'UTC')::date AS day,
      count(*) FILTER (WHERE session_type = 'standard')::int AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling')::int AS objection_handling,
      count(*) FILTER (WHERE status = 'completed')::int AS completed,
      count(score)::int AS scored,
      coalesce(sum(score), 0)::int AS score_sum,
      coalesce(sum(duration_s), 0)::bigint AS duration_s
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ) AS sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION practice_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM practice_counted(
    old.user_id, (old.started_at AT TIME ZONE 'UTC')::date,
    -(old.session_type = 'standard')::int, -(old.session_type = 'objection_handling')::int,
    -(old.status = 'completed')::int, -(old.score IS NOT NULL)::int,
    -coalesce(old.score, 0), -coalesce(old.duration_s, 0)::bigint
  );
  PERFORM practice_counted(
    new.user_id, (new.started_at AT TIME ZONE 'UTC')::date,
    (new.session_type = 'standard')::int, (new.session_type = 'objection_handling')::int,
    (new.status = 'completed')::int, (new.score IS NOT NULL)::int,
    coalesce(new.score, 0), coalesce(new.duration_s, 0)::bigint
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION practice_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Updates alone: where the user goes too, the counters are gone or go as well.
  UPDATE practice_days d SET
    standard = d.standard - sums.standard,
    objection_handling = d.objection_handling - sums.objection_handling,
    completed = d.completed - sums.completed,
    scored = d.scored - sums.scored,
    score_sum = d.score_sum - sums.score_sum,
    duration_s = d.duration_s - sums.duration_s
  FROM (
    SELECT
      user_id,
      (started_at AT TIME ZONE 'UTC')::date AS day,
      count(*) FILTER (WHERE session_type = 'standard') AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
      count(*) FILTER (WHERE status = 'completed') AS completed,
      count(score) AS scored,
      coalesce(sum(score), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed GROUP BY 1, 2
  ) AS sums
  WHERE d.user_id = sums.user_id AND d.day = sums.day;
  DELETE FROM practice_days d USING (SELECT DISTINCT user_id FROM removed) AS gone
  WHERE d.user_id = gone.user_id AND d.standard = 0 AND d.objection_handling = 0;
  UPDATE practice_totals t SET
    standard = t.standard - sums.standard,
    objection_handling = t.objection_handling - sums.objection_handling,
    completed = t.completed - sums.completed,
    scored = t.scored - sums.scored,
    score_sum = t.score_sum - sums.score_sum,
    duration_s = t.duration_s - sums.duration_s
  FROM (
    SELECT
      user_id,
      count(*) FILTER (WHERE session_type = 'standard') AS standard,
      count(*) FILTER (WHERE session_type = 'objection_handling') AS objection_handling,
      count(*) FILTER (WHERE status = 'completed') AS completed,
      count(score) AS scored,
      coalesce(sum(score), 0) AS score_sum,
      coalesce(sum(duration_s), 0) AS duration_s
    FROM removed GROUP BY 1
  ) AS sums
  WHERE t.user_id = sums.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_inserted AFTER INSERT ON training_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION practice_inserted();
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_updated
  AFTER UPDATE OF user_id, started_at, session_type, status, score, duration_s ON training_sessions
  FOR EACH ROW EXECUTE FUNCTION practice_updated();
--> statement-breakpoint
CREATE TRIGGER training_sessions_practice_deleted AFTER DELETE ON training_sessions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION practice_deleted();
--> statement-breakpoint
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
-- A decision about a score stays as it was made (db/schema/reviews.ts); only its author may go, with the account.
CREATE FUNCTION score_override_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.session_id, new.number, new.score, new.reason, new.created_at)
    IS DISTINCT FROM (old.id, old.session_id, old.number, old.score, old.reason, old.created_at)
    OR new.author_id IS NOT NULL AND new.author_id IS DISTINCT FROM old.author_id
  THEN RAISE EXCEPTION 'a decision about a score is never changed';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER score_overrides_kept BEFORE UPDATE ON score_overrides
  FOR EACH ROW EXECUTE FUNCTION score_override_kept();
