// Measures this machine, and shows it beside saved runs of others.
import type { ReportData } from '../../report/data.ts';
import { shortName, shownDevices } from '../../report/devices.ts';
import { renderReport } from '../../report/html.ts';
import { readReports } from '../../report/read.ts';
import {
  accuracySection,
  batchSection,
  deviceSection,
  factorizationSection,
  methodSection,
  productSection,
  rooflineSection,
  solverSection,
} from '../../report/sections.ts';
import { reportJson } from '../../report/write.ts';
import type { Facts } from '../protocol.ts';
import { type Compute, onSubmit } from './compute.ts';
import { preferred, sideText } from './devices.ts';
import { byId, element, onFiles, save } from './dom.ts';
import { knownRuns } from './knownRuns.ts';

const SECTIONS = [
  productSection,
  factorizationSection,
  solverSection,
  batchSection,
  rooflineSection,
  accuracySection,
  deviceSection,
  methodSection,
];

export function measureSection(compute: Compute): (facts: Facts) => void {
  const runs: ReportData[] = [];
  const show = (): void => {
    showRuns(runs, (run) => {
      runs.splice(runs.indexOf(run), 1);
      show();
    });
    alignKnown();
    showCharts(runs);
    byId('measure-save').hidden = runs.length === 0;
  };
  const problem = byId('compare-error');
  const tell = (name: string, error: unknown): void => {
    problem.textContent += `${name}: ${error instanceof Error ? error.message : String(error)}. `;
  };
  const alignKnown = knownRuns(
    runs,
    () => {
      problem.textContent = '';
      show();
    },
    tell,
  );

  const gpu = byId<HTMLInputElement>('measure-gpu');
  const form = byId<HTMLFormElement>('measure-form');
  onSubmit(form, compute, form, async () => {
    const quick = form.querySelector<HTMLInputElement>('input[name=pace]:checked')?.value !== 'full';
    const seconds = byId<HTMLInputElement>('measure-seconds').valueAsNumber;
    const order = { quick, ...(Number.isNaN(seconds) ? {} : { seconds }) };
    const sides = gpu.checked ? (['cpu', 'gpu'] as const) : (['cpu'] as const);
    const told = ({ done, total, what, device }: { done: number; total: number; what: string; device: string }) =>
      compute.progress([what, device].filter(Boolean).join(', '), done, total);
    runs.push(await compute.run('measure', { sides, ...order }, 'Measuring', told));
    show();
  });

  onFiles(byId('compare-drop'), byId<HTMLInputElement>('compare-files'), async (files) => {
    problem.textContent = '';
    for (const file of files) {
      try {
        runs.push(...readReports(await file.text()));
      } catch (error) {
        tell(file.name, error);
      }
    }
    show();
  });
  byId('save-json').addEventListener('click', () => save('basalt-report.json', 'application/json', reportJson(runs)));
  byId('save-html').addEventListener('click', () => save('basalt-report.html', 'text/html', renderReport(runs)));

  return (facts) => {
    if (!facts.devices.some(({ side }) => side === 'gpu')) return;
    const label = byId('measure-gpu-label');
    gpu.checked = preferred(facts).includes('gpu');
    label.replaceChildren(gpu, ` ${sideText('gpu', facts)} too`);
    label.hidden = false;
  };
}

function showRuns(runs: readonly ReportData[], remove: (run: ReportData) => void): void {
  const items = runs.map((run) => {
    const names = run.devices.map(shortName).join(' and ');
    const text = `${names}, ${run.date.slice(0, 16).replace('T', ' ')} UTC, ${run.quick ? 'quick' : 'full'}`;
    const button = element('button', { type: 'button', 'aria-label': `Leave out ${text}` }, 'Leave out');
    button.addEventListener('click', () => {
      remove(run);
      byId('compare-files').focus();
    });
    return element('li', {}, element('span', {}, text), button);
  });
  byId('runs').replaceChildren(...(items.length === 0 ? [] : [element('ul', { class: 'runs' }, ...items)]));
}

/** Everything in them that came from files has been escaped by the report. */
function showCharts(runs: readonly ReportData[]): void {
  const place = byId('charts');
  if (runs.length === 0) {
    place.replaceChildren();
    return;
  }
  const devices = shownDevices(runs);
  place.innerHTML = SECTIONS.map((make) => make(devices))
    .map(({ id, title, html }) => `<div id="charts-${id}"><h3>${title}</h3>${html}</div>`)
    .join('\n');
}
