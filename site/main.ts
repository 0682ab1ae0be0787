// The page: what it shows at once, and what waits for the worker's first answer.
import 'virtual:report.css';
import './style.css';
import { Compute } from './page/compute.ts';
import { showDevices } from './page/devices.ts';
import { byId, element } from './page/dom.ts';
import { liveSection } from './page/live/live.ts';
import { measureSection } from './page/measure.ts';
import { selfTestSection } from './page/selfTests.ts';
import { solveSection } from './page/solve.ts';
import { testerSection } from './page/testers.ts';
import { rememberTheme } from './page/theme.ts';

// Forms never leave the page, not even before their sections are ready.
document.addEventListener('submit', (event) => event.preventDefault());
rememberTheme();
byId('version').textContent = BASALT_VERSION;
byId('isolation').textContent = crossOriginIsolated
  ? 'yes.'
  : 'no, because this page was served without cross-origin isolation: one thread computes.';

const compute = new Compute();
const measureReady = measureSection(compute);
const solveReady = solveSection(compute);
const looking = compute.run('facts', null, 'Looking for devices');
liveSection(looking);
try {
  const facts = await looking;
  showDevices(facts);
  selfTestSection(compute, facts);
  testerSection(compute, facts);
  measureReady(facts);
  solveReady(facts);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  byId('devices').replaceChildren(element('p', { class: 'bad' }, text));
}
document.documentElement.dataset.ready = 'true';
