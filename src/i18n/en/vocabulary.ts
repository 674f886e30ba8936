import type { CoachPersonality, ExperienceLevel } from '#protocol/vocabulary/coach.ts'
import type { Language, SessionLanguage } from '#protocol/vocabulary/language.ts'
import type {
  Accent,
  DebtType,
  DifficultyLevel,
  OccupationId,
  PaymentHistory,
  Personality,
  ProspectType,
  SampleOccupationId,
  VoiceType,
} from '#protocol/vocabulary/prospect.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import type {
  Opening,
  SessionKind,
  SessionStatus,
  SessionType,
} from '#protocol/vocabulary/training-session.ts'

// The builders and the coaches name these debts differently; a reader sees one word [ENUM2].
const medicalDebt = 'Medical debt'
const utilityBills = 'Utility bills'

const personality = {
  cooperative: 'Cooperative',
  polite_but_resistant: 'Polite but resistant',
  defensive: 'Defensive',
  emotional: 'Emotional',
  aggressive: 'Aggressive',
  evasive: 'Evasive',
  manipulative: 'Manipulative',
  threatening: 'Threatening',
} satisfies Record<Personality, string>

/** A label for every value of the protocol's enumerations. */
export const vocabulary = {
  role: { trainee: 'Trainee', manager: 'Manager', admin: 'Admin' } satisfies Record<Role, string>,
  language: { en: 'English', es: 'Español' } satisfies Record<Language, string>,
  prospectType: { business: 'Business', individual: 'Individual' } satisfies Record<ProspectType, string>,
  debtorType: { business: 'Business Debtor', individual: 'Individual Debtor' } satisfies Record<
    ProspectType,
    string
  >,
  debtType: {
    credit_card: 'Credit card',
    medical: medicalDebt,
    auto_loan: 'Auto loan',
    personal_loan: 'Personal loan',
    utility: utilityBills,
    other: 'Other',
    mortgage: 'Mortgage',
    utilities: utilityBills,
    medical_debt: medicalDebt,
    student_loan: 'Student loan',
    business_loan: 'Business loan',
    utility_bills: utilityBills,
    tax_debt: 'Tax debt',
  } satisfies Record<DebtType, string>,
  paymentHistory: { good: 'Good', mixed: 'Mixed', poor: 'Poor', none: 'None' } satisfies Record<
    PaymentHistory,
    string
  >,
  personality,
  /** Beside a person, whose gender the Spanish names do not follow. */
  personalityOf: personality,
  difficulty: {
    beginner: 'Beginner',
    medium: 'Medium',
    advanced: 'Advanced',
    expert: 'Expert',
    easy: 'Easy',
    hard: 'Hard',
  } satisfies Record<DifficultyLevel, string>,
  /** Where nothing else says what the level is of. */
  difficultyOf: {
    beginner: 'Beginner level',
    medium: 'Medium level',
    advanced: 'Advanced level',
    expert: 'Expert level',
    easy: 'Easy level',
    hard: 'Hard level',
  } satisfies Record<DifficultyLevel, string>,
  sessionLanguage: { english: 'English', spanish: 'Spanish', bilingual: 'Bilingual' } satisfies Record<
    SessionLanguage,
    string
  >,
  voiceType: {
    neutral: 'Neutral',
    friendly: 'Friendly',
    professional: 'Professional',
    assertive: 'Assertive',
    anxious: 'Anxious',
    frustrated: 'Frustrated',
    elderly: 'Elderly',
    young: 'Young',
  } satisfies Record<VoiceType, string>,
  accent: {
    neutral: 'Neutral',
    american: 'American',
    british: 'British',
    mexican: 'Mexican',
    argentinian: 'Argentinian',
    southern_us: 'Southern US',
    new_york: 'New York',
    california: 'California',
    castilian: 'Castilian (Spain)',
  } satisfies Record<Accent, string>,
  sessionType: { standard: 'Standard Collection', objection_handling: 'Objection Handling' } satisfies Record<
    SessionType,
    string
  >,
  sessionKind: { assignment: 'Assignment', practice: 'Practice' } satisfies Record<SessionKind, string>,
  sessionStatus: { active: 'Active', completed: 'Completed', paused: 'Paused' } satisfies Record<
    SessionStatus,
    string
  >,
  experienceLevel: {
    junior: 'Junior',
    senior: 'Senior',
    expert: 'Expert',
    master: 'Master',
  } satisfies Record<ExperienceLevel, string>,
  coachPersonality: {
    supportive: 'Supportive',
    direct: 'Direct',
    analytical: 'Analytical',
    motivational: 'Motivational',
    empathetic: 'Empathetic',
    results_driven: 'Results-driven',
    patient: 'Patient',
    authoritative: 'Authoritative',
    collaborative: 'Collaborative',
  } satisfies Record<CoachPersonality, string>,
  opening: { greeting: 'Names the debt', cold: 'Only says hello' } satisfies Record<Opening, string>,
  occupation: {
    teacher: 'Teacher',
    nurse: 'Nurse',
    engineer: 'Engineer',
    manager: 'Manager',
    salesperson: 'Salesperson',
    mechanic: 'Mechanic',
    student: 'Student',
    retired: 'Retired',
    unemployed: 'Unemployed',
    self_employed: 'Self-employed',
    contractor: 'Contractor',
    cashier: 'Cashier',
    security_guard: 'Security Guard',
    cleaner: 'Cleaner',
    cook: 'Cook',
    waiter: 'Waiter/Waitress',
    driver: 'Driver',
    factory_worker: 'Factory Worker',
    construction_worker: 'Construction Worker',
    store_clerk: 'Store Clerk',
    domestic_worker: 'Domestic Worker',
    street_vendor: 'Street Vendor',
    tailor: 'Tailor',
    hairdresser: 'Hairdresser',
  } satisfies Record<OccupationId, string>,
  sampleOccupation: {
    catering_owner: 'Owner of a catering company',
    distributor_owner: 'Owner of a distribution company',
  } satisfies Record<SampleOccupationId, string>,
  income: {
    low: 'Under {low}',
    medium: '{low}–{high}',
    high: 'Above {high}',
    unemployed: 'Unemployed',
    between: '{low}–{high}',
    from: '{low}+',
  },
}
