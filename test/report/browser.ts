// A browser for tests of pages.
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../browser/chromiumPath.ts';

/** Undefined where none can be started; the reason goes to `report`. */
export async function openBrowser(report: (reason: string) => void): Promise<Browser | undefined> {
  try {
    const executablePath = await chromiumPath();
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless=shell', '--disable-gpu'] });
  } catch (error) {
    report(error instanceof Error ? error.message.split('\n')[0]! : String(error));
    return undefined;
  }
}
