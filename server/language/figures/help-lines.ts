/**
 * The numbers of emergency and crisis lines, as they are said: the United States and Mexico (988, 911), Britain and Europe (999, 112,
 * 116 123), Argentina (135, 107), Colombia (106, 141), Spain (024, 061).
 */
export const helpLines = [
  '988',
  '911',
  '112',
  '999',
  '116 123',
  '135',
  '107',
  '106',
  '141',
  '024',
  '061',
] as const
