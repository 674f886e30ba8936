/** The style sheet of the reference. A separate file, since the policy allows no inline styles. */
export const referenceStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fcfcfd, #111113);
  --panel: light-dark(#f3f4f6, #18191b);
  --line: light-dark(#d9dbe0, #363a3f);
  --text: light-dark(#1c2024, #edeef0);
  --muted: light-dark(#5a6169, #b0b4ba);
  --accent: light-dark(#0a58a8, #7cb8f5);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 'Inter Variable', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code, .method { font: 0.875em/1.4 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.method { font-weight: 600; color: var(--muted); }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 3rem 0 0.25rem; }
h2::first-letter { text-transform: uppercase; }
h3 { font-size: 1rem; margin: 0; }
h4 { font-size: 0.875rem; margin: 1rem 0 0.25rem; color: var(--muted); }
p { margin: 0.25rem 0; max-width: 70ch; }
.note { color: var(--muted); font-size: 0.875rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: 0.5rem; z-index: 1; }
nav { padding: 1rem; background: var(--panel); border-bottom: 1px solid var(--line); font-size: 0.875rem; }
nav ul { list-style: none; margin: 0; padding: 0 0 0.5rem; }
nav a { display: block; padding: 0.25rem 0.5rem; color: var(--text); text-decoration: none; border-radius: 4px; }
nav a:hover { background: var(--line); }
nav summary { padding: 0.25rem 0.5rem; font-weight: 600; cursor: pointer; }
nav .title { font-weight: 600; margin: 0 0 0.5rem; }
nav .method { font-size: 0.6875rem; }
main { padding: 1rem; min-width: 0; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; }
article > .scroll, dd > .scroll { margin: 0.25rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-top: 1px solid var(--line); }
thead th { color: var(--muted); font-weight: 500; border-top: 0; }
tbody th { font-weight: 400; white-space: nowrap; }
td { min-width: 10rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; font-size: 0.875rem; }
dt { font-weight: 600; }
dd { margin: 0; min-width: 0; }
dd p { margin: 0; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: 0.5rem; }
  nav { max-height: 40vh; overflow-y: auto; }
}
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 2rem 3rem; max-width: 64rem; }
}
`.trimStart()
