// The site in a real page: what readers do on it, that nothing is printed on the console, that axe finds nothing serious, and that a phone
// shows it. BASALT_SCREENSHOTS names a folder for pictures of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Download, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReports } from '../../report/index.ts';
import { formatNpy, parseMatrixMarket } from '../../src/linalg/index.ts';
import { full } from '../lib/sampled.ts';
import { device, run } from '../report/runs.ts';
import { complaintsOf, openChromium } from './chromium.ts';
import { type Site, serve } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-site-'));
const browser: Browser | undefined = await openChromium();
let site: Site;

beforeAll(async () => {
  if (browser === undefined) return;
  const configFile = path.resolve(import.meta.dirname, '../../site/vite.config.ts');
  await build({ configFile, build: { outDir: folder }, logLevel: 'warn' });
  site = await serve({ folders: { site: folder }, pages: {} });
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const browserTest = test.skipIf(browser === undefined);
/** Most of a page's tests wait for what it computes: `npm test` sees that it works at all. */
const longTest = test.runIf(browser !== undefined && full);

async function onSite(body: (page: Page) => Promise<void>, isolated = true): Promise<void> {
  const context = await browser!.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const found = complaintsOf(page);
    await page.goto(`${site.url}${isolated ? '/isolated' : ''}/site/index.html`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await body(page).catch((error: Error) => {
      throw new Error([...found, error.message].join('\n'), { cause: error });
    });
    expect(found).toEqual([]);
  } finally {
    await context.close();
  }
}

const click = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, click(page, button)]);
  return readFileSync(await download.path(), 'utf8');
}

/** As from a spreadsheet, into a field of the grid. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const singular = '%%MatrixMarket matrix coordinate real general\n2 2 2\n1 1 1\n2 1 1\n';
const file = (name: string, content: string | Buffer) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
});

browserTest('the first screen solves what is typed and pasted, and says what is wrong', () =>
  onSite(async (page) => {
    const verdict = page.locator('#live-verdict');
    const x = async (): Promise<number[]> => (await page.locator('#live-grid output').allInnerTexts()).map(Number);
    await verdict.getByText(/^Solved in .* ms\. Condition about 4\.23/).waitFor();
    // 4 + 2 x3 = 9 - x2 and so on: the residual of the example
    const [x1 = 0, x2 = 0, x3 = 0] = await x();
    for (const [left, right] of [
      [4 * x1 + x2 + 2 * x3, 9],
      [x1 + 3 * x2, 7],
      [2 * x1 + 5 * x3, 12],
    ] as const)
      expect(Math.abs(left - right)).toBeLessThan(1e-4);

    await page.getByLabel('b, row 2').fill('a');
    await verdict.getByText('b, row 2 is no number').waitFor();
    await page.getByLabel('b, row 2').fill('10');
    await verdict.getByText(/^Solved/).waitFor();
    await page.locator('#live-example').selectOption('singular');
    await verdict.getByText('A is singular: pivot 3').waitFor();

    await paste(page, 'A, row 1, column 1', '0.1 0.2 0.3\n0.4 0.5 0.6\n0.7 0.8 0.9');
    await verdict.getByText(/^Singular but for rounding, says solve: .* is about \d\.\de-1[789], below eps/).waitFor();
    expect((await page.locator('#live-grid output').allInnerTexts()).join('')).toBe('');

    await paste(page, 'A, row 1, column 1', 'p;q;b\n2;1;4\n4;3;10\n');
    await verdict.getByText(/^Solved/).waitFor();
    expect(await x()).toEqual([1, 2]);
    expect(await page.locator('#live-code').innerText()).toBe('const x = await solve([[2, 1], [4, 3]], [4, 10]);');
    await paste(page, 'A, row 1, column 1', '2\t0\n0\t4');
    await page.locator('#live-code').getByText('[1, 1]').waitFor();
    await paste(page, 'A, row 1, column 1', '1,2,3,4\n');
    await verdict.getByText('The text has 1 x 4 numbers').waitFor();
    await paste(page, 'A, row 1, column 1', '1,2\n3,four\n');
    await verdict.getByText(/line 2/).waitFor();
    // What cannot be read leaves the grid alone.
    expect(await page.locator('#live-grid tbody tr').count()).toBe(2);
  }),
);

longTest('the four tiles compute at once, and anew when something changes', () =>
  onSite(async (page) => {
    const told = (tile: string) => page.locator(`#${tile}-told`);
    await told('components')
      .getByText(/holds \d+ % of the variance/)
      .waitFor();
    expect(await page.locator('#components circle').count()).toBe(60);
    await page.locator('#components svg').click({ position: { x: 20, y: 20 } });
    await page.locator('#components circle').nth(60).waitFor();

    await told('image').getByText('24 of 128 values').waitFor();
    const error = async (): Promise<number> => Number(/error ([\d.]+) %/.exec(await told('image').innerText())![1]);
    const before = await error();
    await page.locator('#image-rank').fill('60');
    await told('image').getByText('60 of 128 values').waitFor();
    expect(await error()).toBeLessThan(before);
    await page.locator('#image-rank').fill('128');
    await told('image').getByText('error 0.0 %').waitFor();

    await told('regression').getByText('of 7 points').waitFor();
    await page.locator('#regression svg').click({ position: { x: 120, y: 40 } });
    await told('regression').getByText('of 8 points').waitFor();
    await page.locator('#regression-length').fill('1.5');
    await told('regression')
      .getByText(/^Length 1\.5/)
      .waitFor();

    await told('race')
      .getByText(/^5000 systems of order 16/)
      .waitFor();
    await page.locator('#race-order').selectOption('4');
    await told('race')
      .getByText(/^5000 systems of order 4/)
      .waitFor();
    expect(await page.locator('#race-lanes li').count()).toBe(3);
    await look(page, 'first');
  }),
);

browserTest('devices are shown, and self-tests pass', () =>
  onSite(async (page) => {
    const devices = await page.locator('#devices').innerText();
    expect(devices).toMatch(/CPU engine: WASM SIMD/);
    expect(devices).toMatch(/software adapter/);
    await click(page, 'Run the self-tests');
    await page
      .locator('#self-tests-result')
      .getByText(/^All \d+ self-tests passed/)
      .waitFor();
    expect(await page.locator('#self-tests-result tbody tr').count()).toBe(8);
  }),
);

browserTest('systems are solved from text and files, and what is wrong with them is said', () =>
  onSite(async (page) => {
    const result = page.locator('#solve-result');
    await click(page, 'Solve');
    await result.getByText('there is no matrix A').waitFor();
    await click(page, 'Take an example');
    await click(page, 'Solve');
    await result.getByText(/^Solved/).waitFor();
    expect(await result.innerText()).toMatch(/Cholesky \(dposv\)[\s\S]*Forward error/);
    const x = parseMatrixMarket(await saved(page, 'Save x')).toDense();
    expect(x.length).toBe(48);
    for (const value of x) expect(Math.abs(value - 1)).toBeLessThan(1e-9);

    await page.locator('#solve-a-file').setInputFiles(file('singular.mtx', singular));
    await click(page, 'Solve');
    await result.getByText('A is singular: pivot 2').waitFor();
    await page.locator('#solve-a').fill('%%MatrixMarket matrix array real general\n2 2\n4\n1\n1\nx\n');
    await click(page, 'Solve');
    await result.getByText(/^A: line 6/).waitFor();
    await page.locator('#solve-a').fill('0.1,0.2,0.3\n0.4,0.5,0.6\n0.7,0.8,0.9\n');
    await click(page, 'Solve');
    await result.getByText(/^Solved, but A is singular to working precision/).waitFor();
    await page.locator('#solve-a').fill('4,1\n1,3\n');
    await page.locator('#solve-b-file').setInputFiles(file('b.npy', Buffer.from(formatNpy([5, 4]))));
    await click(page, 'Solve');
    await result.getByText(/^Solved: /).waitFor();
    expect(await page.locator('#solve-b').inputValue()).toBe('% b.npy: 144 bytes, not shown');
    expect(await result.innerText()).toContain('1 right-hand side');
    await page.locator('#solve-b-file').setInputFiles(file('b.png', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1')));
    await click(page, 'Solve');
    await result.getByText(/^b: this is a PNG image \(basalt reads Matrix Market/).waitFor();

    await page.locator('#solve-a').fill('%%MatrixMarket matrix array real general\n2 2\n4\n1\n1\n3\n');
    await page.locator('#solve-b').fill('%%MatrixMarket matrix array real general\n2 1\n5\n4\n');
    await page.locator('#solve-side').selectOption('gpu');
    await page.locator('#solve-precision').selectOption('mixed');
    await page.locator('#solve-method').selectOption('lu');
    await page.locator('#solve-condition').uncheck();
    await click(page, 'Solve');
    await result.getByText(/dsgesv/).waitFor();
    expect(await result.innerText()).toMatch(/corrected to double, on the GPU[\s\S]*good/);
  }),
);

longTest('testers fill their table as they run, on the CPU and on WebGPU', () =>
  onSite(async (page) => {
    await page.locator('#testers-sizes').fill('16 0 12,7,5');
    await page.locator('#testers-words').fill('--batch 3 -NT');
    await page.locator('#testers-sides').getByLabel('GPU').check();
    await page.locator('#testers-filter').fill('sgemmBatched');
    await click(page, 'Run 1 program');
    await page.locator('#status').waitFor({ state: 'hidden' });
    const rows = page.locator('#testers-result tbody tr');
    expect(await rows.count()).toBe(6);
    expect(await rows.last().innerText()).toMatch(/sgemmBatched\s+ok\s+GPU\s+m 12, n 7, k 5, batch 3/);
    await page.locator('#testers-result').getByText('6 of 6 results are right.').waitFor();
    expect(await page.locator('#testers-result .chart').count()).toBe(2);
    const { schema, rows: kept } = JSON.parse(await saved(page, 'Save the rows as JSON'));
    expect([schema, kept.length]).toEqual(['basalt-testers/1', 6]);

    await page.locator('#testers-sizes').fill('a');
    await click(page, 'Run 1 program');
    await page.locator('#testers-result').getByText('Sizes: a is not valid').waitFor();
    await click(page, 'Clear');
    expect(await rows.count()).toBe(0);
  }),
);

longTest('measurements are shown beside saved runs, saved, stopped', () =>
  onSite(async (page) => {
    await page.locator('#charts .chart').first().waitFor();
    await page.locator('#compare-known').getByRole('checkbox').first().uncheck();
    await click(page, 'Measure');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('#measure-form').getByText('Measuring was stopped').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Measure');

    const other = run([device('Some GPU', 4e13, 4e12, ['s'])]);
    const files = [file('other.json', JSON.stringify(other)), file('bad.json', '{"schema":1}')];
    await page.locator('#compare-files').setInputFiles(files);
    await page.locator('#compare-error').getByText('bad.json: the run has the schema 1').waitFor();
    await page.locator('#measure-seconds').fill('3');
    await click(page, 'Measure');
    await page.locator('#runs li').nth(1).waitFor();
    const runs = readReports(await saved(page, 'Save as JSON'));
    expect(runs.map(({ devices }) => devices.length)).toEqual([1, 1]);
    expect(runs[1]!.devices[0]!.measurements.length).toBeGreaterThan(5);
    expect(readReports(await saved(page, 'Save as HTML'))).toEqual(runs);
    expect(await page.locator('#charts .chart').count()).toBeGreaterThan(10);
    await look(page, 'measured');
    await page
      .getByRole('button', { name: /^Leave out/ })
      .first()
      .click();
    expect(await page.locator('#runs li').count()).toBe(1);
  }),
);

longTest('the newest run that comes with the page is shown, others are fetched when they are chosen', () =>
  onSite(async (page) => {
    const box = page.locator('#compare-known').getByRole('checkbox').first();
    await page.locator('#charts .chart').first().waitFor();
    const shown = await page.locator('#runs li').count();
    expect(shown).toBeGreaterThan(0);
    for (let k = 0; k < shown; k++) {
      expect(await box.isChecked()).toBe(true);
      await page
        .getByRole('button', { name: /^Leave out/ })
        .first()
        .click();
    }
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.locator('#charts .chart').first().waitFor();
    await box.uncheck();
    expect(await page.locator('#runs li, #charts .chart').count()).toBe(0);
    expect(await page.locator('#measure-save').isVisible()).toBe(false);
  }),
);

longTest('a page that is not isolated computes too', () =>
  onSite(async (page) => {
    expect(await page.locator('#isolation').innerText()).toMatch(/^no/);
    expect(await page.locator('#devices').innerText()).toMatch(/no shared memory/);
    await click(page, 'Take an example');
    await click(page, 'Solve');
    await page
      .locator('#solve-result')
      .getByText(/^Solved/)
      .waitFor();
    await look(page, 'plain');
  }, false),
);

longTest('the keyboard reaches everything, and the theme is remembered', () =>
  onSite(async (page) => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('To the content');
    await page.getByLabel('Dark').check();
    // What a reload interrupts would count as a request that failed: the race's worker is the last to load.
    await page.locator('#race-told').getByText(/^5000/).waitFor();
    await page.reload();
    expect(await page.getByLabel('Dark').isChecked()).toBe(true);
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
  }),
);

/** On screens and phones, light and dark: no violation that axe calls serious, nothing wider than the screen. */
async function look(page: Page, name: string): Promise<void> {
  const pictures = process.env.BASALT_SCREENSHOTS;
  await page.evaluate(axe.source);
  for (const [kind, width, theme] of [
    ['screen', 1280, 'light'],
    ['phone', 360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    if (pictures !== undefined) {
      await page.screenshot({ path: path.join(pictures, `${name}-${kind}-${theme}.png`), fullPage: true });
    }
  }
}
