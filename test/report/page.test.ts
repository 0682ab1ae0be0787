// The page in a browser: accessible, readable on a phone, in both themes.
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { renderReport } from '../../report/index.ts';
import { openChromium } from '../browser/chromium.ts';
import { device, run } from './runs.ts';

const html = renderReport(
  run([device('Some CPU with a rather long name, 64 cores', 5e10, 2e10), device('Some GPU', 4e13, 4e12, ['s'])]),
);
const browser: Browser | undefined = await openChromium();
afterAll(() => browser?.close());

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

async function withPage(view: View, body: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser!.newPage({ viewport: { width: view.width, height: 800 }, colorScheme: view.colorScheme });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setContent(html);
  await body(page);
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await page.close();
}

const pageTest = test.skipIf(browser === undefined);

pageTest('axe finds nothing serious, in either theme, on a screen and on a phone', async () => {
  for (const view of [
    { width: 1280, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
  ] as const) {
    await withPage(view, async (page) => {
      await page.evaluate(axe.source);
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

pageTest('no text is smaller than 11 pixels, and the page is as wide as the screen', async () => {
  for (const width of [360, 375, 768, 1280]) {
    await withPage({ width, colorScheme: 'light' }, async (page) => {
      const [scroll, least, drawings, charts] = (await page.evaluate(`(() => {
        const shown = [...document.querySelectorAll('.chart svg')].filter((svg) => svg.getClientRects().length > 0);
        const sizes = shown.map((svg) => parseFloat(getComputedStyle(svg).fontSize) * svg.getScreenCTM().a);
        const page = document.documentElement.scrollWidth;
        return [page, Math.min(...sizes), shown.length, document.querySelectorAll('.chart').length];
      })()`)) as [number, number, number, number];
      expect(scroll).toBeLessThanOrEqual(width);
      expect(least).toBeGreaterThanOrEqual(11);
      expect(drawings).toBe(charts);
    });
  }
});

pageTest("the theme is the system's until another is chosen, and light on paper", async () => {
  const background = (page: Page): Promise<string> =>
    page.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;
  for (const colorScheme of ['light', 'dark'] as const) {
    await withPage({ width: 800, colorScheme }, async (page) => {
      const seen: Record<string, string> = { system: await background(page) };
      for (const theme of ['light', 'dark']) {
        await page.check(`#theme-${theme}`);
        seen[theme] = await background(page);
      }
      expect(seen.light).not.toBe(seen.dark);
      expect(seen.system).toBe(seen[colorScheme]);
      await page.emulateMedia({ media: 'print' });
      expect(await background(page)).toBe('rgb(255, 255, 255)');
      expect(await page.evaluate('getComputedStyle(document.querySelector(".chart text")).fill')).toBe(
        'rgb(84, 92, 103)',
      );
    });
  }
});
