import fc from 'fast-check'

/** Texts that a database, a parser or a screen has trouble with, each for one reason. */
export const hostileTexts = [
  'before\u0000after',
  // A pair that was cut in the middle, in both orders.
  'cut \ud83d',
  '',
  ' ',
  '\u0000',
  '\ude00 cut',
  '\ud83d',
  '\u0001\u0007\u001b[31m\u007f\u0085\u009f',
  // Not visible, or reverses what follows.
  'demo\u200b.admin\u2060\ufeff\u00ad',
  '\u202egnidaer\u202c \u2066right\u2069',
  '\uffff\ufdd0\u{1fffe}',
  '\ufb01 \u00bd \u2460 \u{1d400} \u1e9b\u0323',
  // Grows to eighteen times its length under NFKC.
  '\ufdfa'.repeat(40),
  `e${'\u0301'.repeat(300)}`,
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-99-99T99:99:99Z',
  '__proto__',
  "'; drop table users; --",
  '\\u0000 %00 %ff',
  'x'.repeat(5_000),
  '\u{1f469}\u200d\u{1f4bb}'.repeat(20),
] as const

/** The first texts of the list: every field gets them, since a kind that lets one through is a fault at once. */
export const worstTexts = 2

/** Any sequence of code units: half pairs, control characters and unassigned characters as well. */
export const anyCodeUnits: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0, max: 0x9f }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.integer({ min: 0x2000, max: 0x206f }),
    ),
    { maxLength: 24 },
  )
  .map((units) => String.fromCharCode(...units))
